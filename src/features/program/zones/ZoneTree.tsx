import { zoneWords } from '@contract/locales/es-MX/program/zones';
import { type CatalogZone, type CoveredMunicipality, zones } from '@contract/program/zones';
import { t } from '@portal/i18n';
import { Loaded } from '@portal/refine/Loaded';
import { useRead } from '@portal/refine/use-read';
import { EmptyState } from '@portal/ui/kit/EmptyState';
import { SkeletonLines } from '@portal/ui/kit/Skeletons';
import { StatusTag } from '@portal/ui/kit/StatusTag';
import { ShortTable } from '@portal/ui/table/ShortTable';
import { type Fold, Unfold } from '@portal/ui/table/Unfold';
import { Button, Flex } from 'antd';
import { useState } from 'react';
import { BranchCodes } from './BranchCodes';

/** A municipality of a zone, or the postal codes that it has by itself. */
interface Branch {
  /** None of its own codes. */
  municipality?: CoveredMunicipality;
  codes: number;
  taken: number;
  unknown: boolean;
}

const left = 'left' as const;

const columns = [
  {
    key: 'branch',
    title: t(zoneWords.branch),
    wraps: true,
    render: ({ municipality, unknown }: Branch, fold: Fold) => (
      <Flex vertical gap={4} align="start">
        <Unfold fold={fold}>{municipality?.name ?? t(zoneWords.ownCodes)}</Unfold>
        {unknown ? (
          <StatusTag tone="warning" wraps>
            {municipality ? t(zoneWords.notInCatalogue) : t(zoneWords.someNotInCatalogue)}
          </StatusTag>
        ) : null}
      </Flex>
    ),
  },
  {
    key: 'codes',
    title: t(zoneWords.postalCodes),
    width: 130,
    render: ({ codes }: Branch) => codes.toLocaleString('es-MX'),
  },
  {
    key: 'taken',
    title: t(zoneWords.taken),
    width: 130,
    render: ({ taken }: Branch) => taken.toLocaleString('es-MX'),
  },
  {
    key: 'also',
    title: t(zoneWords.alsoIn),
    align: left,
    wraps: true,
    render: ({ municipality }: Branch) => {
      if (!municipality) return t(zoneWords.ofOneZone);
      if (municipality.also.length + municipality.also_unseen === 0) return t(zoneWords.inNoOther);
      return (
        <StatusTag tone="warning" wraps>
          {othersIn(municipality)}
        </StatusTag>
      );
    },
  },
];

const othersIn = ({ also, also_unseen: unseen }: CoveredMunicipality) =>
  [...also, ...(unseen > 0 ? [t(zoneWords.unseen, { count: unseen })] : [])].join('; ');

/** So many branches are drawn at a time: a zone of hundreds stays quick. */
const STEP = 100;

/** What a zone covers, branch by branch; each unfolds into its postal codes. */
export function ZoneTree({ zone }: { zone: CatalogZone }) {
  const { id: zoneId, name, active, postal_codes: own, unknown_codes: unknown } = zone;
  const [shown, setShown] = useState(STEP);
  const coverage = useRead(zones.coverage, { params: { zoneId } });
  return (
    <Loaded query={coverage} skeleton={<SkeletonLines lines={3} />}>
      {({ items }) => {
        const branches: Branch[] = [
          ...(own.length > 0 ? [{ codes: own.length, taken: 0, unknown: unknown.length > 0 }] : []),
          ...items.map((municipality) => ({
            municipality,
            codes: municipality.codes,
            taken: municipality.taken,
            unknown: municipality.codes === 0,
          })),
        ];
        if (branches.length === 0) return <EmptyState text={t(zoneWords.coversNothing)} />;
        return (
          <Flex vertical gap={8}>
            {active ? null : t(zoneWords.inactiveHelp)}
            <ShortTable
              label={t(zoneWords.treeOf, { name })}
              columns={columns}
              rows={branches.slice(0, shown)}
              rowKey={({ municipality }) => municipality?.name ?? ''}
              unfolded={({ municipality }) => (
                <BranchCodes zoneId={zoneId} municipality={municipality?.name} />
              )}
            />
            {branches.length > shown ? (
              <Button type="link" onClick={() => setShown(shown + STEP)}>
                {t(zoneWords.more, { count: branches.length - shown })}
              </Button>
            ) : null}
          </Flex>
        );
      }}
    </Loaded>
  );
}
