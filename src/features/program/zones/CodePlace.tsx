import { zoneWords } from '@contract/locales/es-MX/program/zones';
import type { zones } from '@contract/program/zones';
import { t } from '@portal/i18n';
import { Alert } from 'antd';
import type * as z from 'zod';

type Placing = z.output<typeof zones.placing.response>['items'][number];

interface CodePlaceProps {
  code: string;
  /** Where it counts, once for each municipality that it is in. */
  placings: readonly Placing[];
}

/** In which zone a postal code counts, and why. */
export function CodePlace({ code, placings }: CodePlaceProps) {
  return placings.map((placing) => (
    <Alert
      key={placing.municipality ?? ''}
      type={placing.by === 'code' || placing.by === 'municipality' ? 'info' : 'warning'}
      showIcon
      message={describePlacing(code, placing)}
    />
  ));
}

function describePlacing(code: string, { by, municipality, zones: some }: Placing): string {
  const names = some.map(({ name }) => name).join('; ');
  const zone = names || t(zoneWords.unseenOne);
  if (municipality === null) {
    return by === 'code'
      ? t(zoneWords.unknownByCode, { code, zone })
      : t(zoneWords.unknownNowhere, { code });
  }
  const place = { code, municipality };
  if (by === 'code') return t(zoneWords.placedByCode, { ...place, zone });
  if (by === 'municipality') return t(zoneWords.placed, { ...place, zone });
  if (by === 'nowhere') return t(zoneWords.placedNowhere, place);
  return names
    ? t(zoneWords.placedShared, { ...place, zones: names })
    : t(zoneWords.placedSharedUnseen, place);
}
