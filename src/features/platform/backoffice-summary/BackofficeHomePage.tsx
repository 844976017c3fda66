import { formatDay, toDay } from '@contract/kernel/fields/day';
import { href } from '@contract/kernel/screens';
import { backofficeHome } from '@contract/locales/es-MX/platform/backoffice-home';
import { backofficeSummary, type WaitingKind } from '@contract/platform/backoffice-summary';
import type { Answer } from '@portal/api/call';
import { t } from '@portal/i18n';
import { Loaded } from '@portal/refine/Loaded';
import { useMay } from '@portal/refine/use-may';
import { useRead } from '@portal/refine/use-read';
import { countText } from '@portal/ui/count-text';
import { formatDateTime, formatDeadline, formatMoney, formatNumber } from '@portal/ui/format';
import { EmptyState } from '@portal/ui/kit/EmptyState';
import { Page } from '@portal/ui/kit/Page';
import { SkeletonCards } from '@portal/ui/kit/Skeletons';
import { useScreenTitle } from '@portal/ui/screen-context';
import { useSubscription } from '@refinedev/core';
import { Link } from 'react-router';
import styles from './backoffice.module.css';
import { timeAgo } from './time-ago';

type Item = Answer<typeof backofficeSummary.show>['items'][number];

/** Where each kind is dealt with, with the filter that lists exactly what waits. */
const screens: Record<WaitingKind, () => string> = {
  approvals: () => `${href('approvalList')}?outcome=waiting`,
  aml_alerts: () => href('alertList'),
  privacy_requests: () => `${href('privacyRequestList')}?status=waiting`,
  documents: () => href('documentQueue'),
  accreditations_to_review: () =>
    `${href('accreditationQueue')}?state=in_review&sort=state_changed_at`,
  suppliers_to_decide: () => `${href('supplierList')}?request=waiting`,
  projects_to_decide: () => `${href('backofficeProjectList')}?status=in_review`,
  projects_to_publish: () => `${href('backofficeProjectList')}?status=approved`,
  stages_to_approve: () => `${href('stageApprovals')}?status=waiting`,
  stages_to_pay: () => `${href('stageApprovals')}?status=payable`,
  withdrawals_to_pay: () => href('treasury'),
  payouts_to_send: () => `${href('treasury')}?payouts_status=ordered`,
  bank_movements_unidentified: () => `${href('treasury')}?status=unidentified`,
  bank_movements_in_review: () => `${href('treasury')}?status=review`,
  bank_movements_held: () => `${href('treasury')}?status=held`,
  bank_days_unsound: () => `${href('treasury')}?days_state=unsound`,
  credits_late: () => href('collectionQueue'),
  promises_broken: () => `${href('collectionQueue')}?promise=broken`,
  mails_failed: () => `${href('mailList')}?status=failed`,
};

/** What waits for staff, and since when. */
export function BackofficeHomePage() {
  const title = useScreenTitle();
  const query = useRead(backofficeSummary.show, {});
  // The queue opens to who reviews alone.
  const mayReview = useMay('documents.verify');
  const isShown = ({ kind, count }: Item) => count > 0 && (kind !== 'documents' || mayReview);
  // Any changed resource may be one of those counted here.
  useSubscription({ channel: 'resources/*', onLiveEvent: () => void query.refetch() });
  return (
    <Page title={title} explanation={t(backofficeHome.help)}>
      <Loaded query={query} skeleton={<SkeletonCards cards={6} />}>
        {({ items, shortfall_cents: shortfall, udi_missing_on: udiDay }) => (
          <Waiting items={items.filter(isShown)} shortfall={shortfall} udiDay={udiDay} />
        )}
      </Loaded>
    </Page>
  );
}

interface WaitingProps {
  items: readonly Item[];
  /** Centavos. */
  shortfall: number;
  /** The day whose UDI is not there and asked for; null when none is. */
  udiDay: string | null;
}

function Waiting({ items, shortfall, udiDay }: WaitingProps) {
  if (items.length === 0 && shortfall === 0 && udiDay === null) {
    return <EmptyState text={t(backofficeHome.none)} />;
  }
  const now = new Date();
  return (
    <ul className={styles.cards} aria-label={t(backofficeHome.waiting)}>
      {udiDay === null ? null : (
        <li>
          <Link className={styles.card} to={href('settingList')}>
            <span className={styles.name}>
              {t(backofficeHome.udiMissing, { day: formatDay(toDay(udiDay)) })}
            </span>
          </Link>
        </li>
      )}
      {shortfall > 0 ? (
        <li>
          <Link className={styles.card} to={href('treasury')}>
            <span className={styles.name}>
              {t(backofficeHome.shortfall, { amount: formatMoney(shortfall) })}
            </span>
          </Link>
        </li>
      ) : null}
      {items.map((item) => (
        <li key={item.kind}>
          <Link className={styles.card} to={screens[item.kind]()}>
            <span className={styles.name}>{t(backofficeHome.kinds[item.kind])}</span>
            <span className={styles.count}>
              {countText(formatNumber(item.count), item.count_is_capped)}
            </span>
            {item.oldest_at ? (
              <time
                className={styles.since}
                dateTime={item.oldest_at}
                title={formatDateTime(item.oldest_at)}
              >
                {t(item.count === 1 ? backofficeHome.sinceOne : backofficeHome.sinceOldest, {
                  ago: timeAgo(item.oldest_at, now),
                })}
              </time>
            ) : null}
            {item.due_at ? <Deadline at={item.due_at} now={now} /> : null}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** When the first term that the law gives ends. */
export function Deadline({ at, now }: { at: string; now: Date }) {
  const isOver = Date.parse(at) < now.getTime();
  return (
    <time className={isOver ? styles.overdue : styles.due} dateTime={at}>
      {t(isOver ? backofficeHome.overdue : backofficeHome.due, { at: formatDeadline(at) })}
    </time>
  );
}
