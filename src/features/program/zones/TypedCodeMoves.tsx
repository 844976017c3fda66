import { postalCode } from '@contract/kernel/fields/postal-code';
import { zoneWords } from '@contract/locales/es-MX/program/zones';
import { MOST_LOOKED_UP, zones } from '@contract/program/zones';
import { t } from '@portal/i18n';
import { useRead } from '@portal/refine/use-read';
import { Alert } from 'antd';
import { useWatch } from 'react-hook-form';
import { CodeMoves } from './CodeMoves';

interface TypedCodeMovesProps {
  /** None of a zone that is being added. */
  zoneId: string | undefined;
  /** The program that staff mean. */
  programId: string | undefined;
  /** The codes that the zone has already. */
  coded: readonly string[];
}

/** Which of the postal codes that are being given to a zone are in another one today. */
export function TypedCodeMoves({ zoneId, programId, coded }: TypedCodeMovesProps) {
  const typed: unknown = useWatch({ name: 'postal_codes' });
  const fresh = (Array.isArray(typed) ? typed : []).filter(
    (code) => postalCode.safeParse(code).success && !coded.includes(code),
  );
  const fits = fresh.length <= MOST_LOOKED_UP;
  const { data } = useRead(
    zones.codeMoves,
    {
      query: {
        codes: fresh.join(','),
        ...(zoneId && { zone_id: zoneId }),
        ...(programId && { program_id: programId }),
      },
    },
    { enabled: fits && fresh.length > 0, keepPrevious: true },
  );
  if (!fits) {
    const message = t(zoneWords.movesUnread, { count: MOST_LOOKED_UP });
    return <Alert type="warning" showIcon message={message} />;
  }
  const moves = fresh.length > 0 ? (data?.items ?? []) : [];
  return (
    <CodeMoves
      moves={moves
        .filter(({ code }) => fresh.includes(code))
        .map((move) => ({ ...move, to: t(zoneWords.thisZone) }))}
    />
  );
}
