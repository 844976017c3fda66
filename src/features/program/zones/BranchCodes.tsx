import { zoneWords } from '@contract/locales/es-MX/program/zones';
import { type CodeGroup, zones } from '@contract/program/zones';
import { t } from '@portal/i18n';
import { Loaded } from '@portal/refine/Loaded';
import { useRead } from '@portal/refine/use-read';
import { EmptyState } from '@portal/ui/kit/EmptyState';
import { SkeletonLines } from '@portal/ui/kit/Skeletons';
import { Flex } from 'antd';
import styles from './zones.module.css';

interface BranchCodesProps {
  zoneId: string;
  /** None of the codes that the zone has by itself. */
  municipality: string | undefined;
}

/** The postal codes of a branch, together those that count alike. */
export function BranchCodes({ zoneId, municipality }: BranchCodesProps) {
  const query = useRead(zones.codes, { params: { zoneId }, query: { municipality } });
  return (
    <Loaded query={query} skeleton={<SkeletonLines lines={2} />}>
      {({ items }) =>
        items.length === 0 ? (
          <EmptyState text={t(zoneWords.noCodes)} />
        ) : (
          <Flex vertical gap={12}>
            {items.map((group) => (
              <Codes
                key={JSON.stringify([group.municipality, group.by, group.zones])}
                title={municipality === undefined ? whereIn(group) : whereTo(zoneId, group)}
                codes={group.codes}
              />
            ))}
          </Flex>
        )
      }
    </Loaded>
  );
}

function Codes({ title, codes }: { title: string; codes: readonly string[] }) {
  const heading = t(zoneWords.codesOf, { title, count: codes.length });
  return (
    <div>
      <strong>{heading}</strong>
      <ul className={styles.codes} aria-label={heading}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
    </div>
  );
}

/** Where the postal codes are that a zone has by itself. */
const whereIn = ({ municipality }: CodeGroup) => municipality ?? t(zoneWords.notInCatalogue);

/** In which zone postal codes of a municipality count: this one, another by exception, or none. */
function whereTo(zoneId: string, { by, zones: some }: CodeGroup): string {
  const zone = some.map(({ name }) => name).join('; ') || t(zoneWords.unseenOne);
  if (by === 'nowhere') return t(zoneWords.toNone);
  if (by === 'shared') return t(zoneWords.toShared);
  if (some.some(({ id }) => id === zoneId)) {
    return by === 'code' ? t(zoneWords.toThisByCode) : t(zoneWords.toThis);
  }
  return by === 'code' ? t(zoneWords.toOtherByCode, { zone }) : t(zoneWords.toOther, { zone });
}
