import { FAR_METRES } from '@contract/credit/geo';
import type { EvidencePhoto, EvidenceSite } from '@contract/credit/stage-evidence';
import { stageEvidenceWords as words } from '@contract/locales/es-MX/credit/stage-evidence';
import { DocumentPreview, documentState } from '@portal/features/documents';
import { t } from '@portal/i18n';
import { DateTimeText } from '@portal/ui/kit/DateText';
import { EmptyState } from '@portal/ui/kit/EmptyState';
import { Section } from '@portal/ui/kit/Section';
import { StatusTag } from '@portal/ui/kit/StatusTag';
import { ShortTable } from '@portal/ui/table/ShortTable';
import { Alert, Button, Modal } from 'antd';
import { type ReactNode, useState } from 'react';
import { SitePlan } from './SitePlan';
import styles from './site-evidence.module.css';

interface Numbered {
  n: number;
  photo: EvidencePhoto;
}

interface SiteEvidenceProps {
  site: EvidenceSite;
  /** Its address where it has none. */
  title?: string;
  action: ReactNode;
  /** Said where nobody wrote its position. */
  noPlace: string;
}

/** The photographs of one site: on a plan where positions are known, and all of them in a table. */
export function SiteEvidence({ site, title, action, noPlace }: SiteEvidenceProps) {
  const [open, setOpen] = useState<EvidencePhoto>();
  const { address, place } = site;
  const rows = site.photos.map((photo, index): Numbered => ({ n: index + 1, photo }));
  const placed = rows.flatMap(({ n, photo }) =>
    photo.place && photo.metres !== null
      ? [{ n, photo, place: photo.place, metres: photo.metres }]
      : [],
  );
  return (
    <Section title={title ?? address} action={action}>
      <Warnings site={site} noPlace={noPlace} />
      {rows.length === 0 ? <EmptyState text={t(words.noPhotos)} /> : null}
      <div className={styles.site}>
        {place ? (
          <div>
            <SitePlan site={place} address={address} placed={placed} onOpen={setOpen} />
            <p className={styles.help}>{t(words.planHelp, { metres: FAR_METRES })}</p>
          </div>
        ) : null}
        {rows.length > 0 ? <PhotoTable address={address} rows={rows} onOpen={setOpen} /> : null}
      </div>
      <Modal
        title={open?.name}
        open={open !== undefined}
        onCancel={() => setOpen(undefined)}
        footer={null}
        width={900}
        destroyOnHidden
      >
        {open ? <DocumentPreview id={open.id} name={open.name} drawn /> : null}
      </Modal>
    </Section>
  );
}

const isFar = ({ metres }: EvidencePhoto) => metres !== null && metres > FAR_METRES;

/** What cannot be compared, and what was taken elsewhere. */
function Warnings({
  site: { place, photos },
  noPlace,
}: Pick<SiteEvidenceProps, 'site' | 'noPlace'>) {
  const without = photos.filter((photo) => !photo.place).length;
  const far = photos.filter(isFar).length;
  return (
    <div className={styles.warnings}>
      {place ? null : <Alert type="warning" showIcon message={noPlace} />}
      {without > 0 ? (
        <Alert type="info" showIcon message={t(words.noPhotoPlace, { count: without })} />
      ) : null}
      {far > 0 ? (
        <Alert type="warning" showIcon message={t(words.far, { count: far, metres: FAR_METRES })} />
      ) : null}
    </div>
  );
}

interface PhotoTableProps {
  address: string;
  rows: readonly Numbered[];
  onOpen: (photo: EvidencePhoto) => void;
}

function PhotoTable({ address, rows, onOpen }: PhotoTableProps) {
  return (
    <ShortTable
      label={t(words.table, { address })}
      rowKey={({ photo }) => photo.id}
      rows={rows}
      columns={[
        { key: 'n', title: t(words.number), render: ({ n }) => n },
        { key: 'name', title: t(words.photo), align: 'left', wraps: true, render: nameOf },
        { key: 'metres', title: t(words.distance), render: distanceOf },
        { key: 'verdict', title: t(words.verdict), align: 'left', render: verdictOf },
        {
          key: 'uploaded',
          title: t(words.uploaded),
          align: 'left',
          render: ({ photo }) => <DateTimeText iso={photo.uploaded_at} />,
        },
        {
          key: 'view',
          title: t(words.view),
          render: ({ photo }) => (
            <Button
              size="small"
              aria-label={t(words.viewOf, { name: photo.name })}
              onClick={() => onOpen(photo)}
            >
              {t(words.view)}
            </Button>
          ),
        },
      ]}
    />
  );
}

const nameOf = ({ photo }: Numbered) => photo.name;

function verdictOf({ photo }: Numbered) {
  const { tone, text } = documentState[photo.status];
  return <StatusTag tone={tone}>{text}</StatusTag>;
}

function distanceOf({ photo }: Numbered) {
  const { metres, place } = photo;
  if (metres === null) return place ? '—' : t(words.noPlace);
  if (!isFar(photo)) return <span className="amount">{t(words.metres, { metres })}</span>;
  return <StatusTag tone="warning">{t(words.farTag, { metres })}</StatusTag>;
}
