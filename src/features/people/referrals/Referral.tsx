import { referralWords as words } from '@contract/locales/es-MX/people/referrals';
import { type ReferralFigures, referrals } from '@contract/people/referrals';
import { periodText } from '@portal/features/platform';
import { t } from '@portal/i18n';
import { Loaded } from '@portal/refine/Loaded';
import { useRead } from '@portal/refine/use-read';
import { formatNumber } from '@portal/ui/format';
import { CopyText } from '@portal/ui/kit/CopyText';
import { Section } from '@portal/ui/kit/Section';
import { SkeletonLines } from '@portal/ui/kit/Skeletons';
import { StatCard, StatRow } from '@portal/ui/kit/StatCard';
import { ShortTable } from '@portal/ui/table/ShortTable';
import { lazy, Suspense } from 'react';
import styles from './referral.module.css';

const ReferralQr = lazy(() =>
  import('./ReferralQr').then((file) => ({ default: file.ReferralQr })),
);

/** A person's invitation: its link and code to scan, and what came of it. */
export function Referral() {
  return (
    <Section title={t(words.title)} description={t(words.help)}>
      <Loaded query={useRead(referrals.show, {})} skeleton={<SkeletonLines lines={6} />}>
        {(figures) => <Figures figures={figures} />}
      </Loaded>
    </Section>
  );
}

function Figures({ figures }: { figures: ReferralFigures }) {
  const { code, url, visits, registrations, months } = figures;
  return (
    <div className={styles.invitation}>
      <div className={styles.qr}>
        <Suspense fallback={<SkeletonLines lines={6} />}>
          <ReferralQr url={url} code={code} />
        </Suspense>
      </div>
      <div className={styles.facts}>
        <div className={styles.link}>
          <CopyText value={url} label={t(words.link)} />
        </div>
        <StatRow counts>
          <StatCard label={t(words.visits)} value={formatNumber(visits)} />
          <StatCard label={t(words.registrations)} value={formatNumber(registrations)} />
        </StatRow>
        <ShortTable
          label={t(words.months)}
          rows={months}
          rowKey={({ month }) => month}
          columns={[
            { key: 'month', title: t(words.month), render: ({ month }) => periodText(month) },
            { key: 'visits', title: t(words.visits), render: (row) => formatNumber(row.visits) },
            {
              key: 'registrations',
              title: t(words.registrations),
              render: (row) => formatNumber(row.registrations),
            },
          ]}
        />
        <p className={styles.counted}>{t(words.counted)}</p>
      </div>
    </div>
  );
}
