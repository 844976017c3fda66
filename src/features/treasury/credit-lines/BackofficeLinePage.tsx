import { href } from '@contract/kernel/screens';
import { creditLine as words } from '@contract/locales/es-MX/treasury/credit-lines';
import { creditLineDraws, drawStatuses } from '@contract/treasury/credit-line-draws';
import { creditLines, type ShownLine } from '@contract/treasury/credit-lines';
import { RecordHistory, useWaitingAct, WaitingNotice } from '@portal/features/platform';
import { t, texts } from '@portal/i18n';
import { Loaded } from '@portal/refine/Loaded';
import { ResourceTable } from '@portal/refine/ResourceTable';
import { useAct } from '@portal/refine/use-act';
import { useMay } from '@portal/refine/use-may';
import { useRecord } from '@portal/refine/use-read';
import { optionsOf } from '@portal/ui/form/inputs/options';
import { formatDate, formatDateTime } from '@portal/ui/format';
import { DescriptionList } from '@portal/ui/kit/DescriptionList';
import { EmptyState } from '@portal/ui/kit/EmptyState';
import { MoneyText } from '@portal/ui/kit/MoneyText';
import { Page } from '@portal/ui/kit/Page';
import { Section } from '@portal/ui/kit/Section';
import { StatCard, StatRow } from '@portal/ui/kit/StatCard';
import { StatusTag } from '@portal/ui/kit/StatusTag';
import { useReceipt } from '@portal/ui/kit/use-receipt';
import { ReasonDialog } from '@portal/ui/ReasonDialog';
import { useParam, useScreenTitle } from '@portal/ui/screen-context';
import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import styles from './credit-lines.module.css';
import { DueCalendar } from './DueCalendar';
import { drawColumns } from './draw-columns';
import { lineTones, rowsOfTerms } from './line-state';

const TermsForm = lazy(() => import('./TermsForm').then((file) => ({ default: file.TermsForm })));

const toDraw = (drawId: string) => href('backofficeCreditDrawShow', { drawId });
const columns = drawColumns({
  draw: toDraw,
  project: (projectId) => href('backofficeProjectShow', { projectId }),
});

/** The line of an installer for staff: what waits, its use, its terms and who decided them. */
export function BackofficeLinePage() {
  const supplierId = useParam('supplierId');
  const query = useRecord(creditLines.show, { params: { supplierId } });
  const title = useScreenTitle(query.data);
  return (
    <Loaded query={query} title={title}>
      {(line) => (
        <Page
          title={title}
          explanation={
            <Link to={href('supplierShow', { supplierId: line.id })}>{line.supplier_name}</Link>
          }
        >
          <StatRow>
            <StatCard
              label={t(words.available)}
              value={<MoneyText centavos={line.available_cents} />}
              hint={
                <StatusTag tone={lineTones[line.state]}>{t(words.states[line.state])}</StatusTag>
              }
            />
            <StatCard label={t(words.used)} value={<MoneyText centavos={line.used_cents} />} />
            <StatCard label={t(words.limit)} value={<MoneyText centavos={line.limit_cents} />} />
          </StatRow>
          <Decision line={line} />
          <DueCalendar rows={line.calendar} to={toDraw} />
          <ResourceTable
            id="credit-lines-draws"
            label={t(words.draws)}
            endpoint={creditLineDraws.list}
            fixed={{ supplier_id: line.id }}
            rowKey={({ id }) => id}
            dense
            empty={{ text: t(words.noDraws) }}
            filters={[
              {
                name: 'status',
                label: t(words.status),
                options: optionsOf(drawStatuses, texts(words.statuses)),
              },
            ]}
            columns={columns}
          />
          <Decided history={line.history} />
          <RecordHistory object="credit-lines" id={line.id} />
        </Page>
      )}
    </Loaded>
  );
}

type Opened = 'terms' | 'block' | 'reject';

function Decision({ line }: { line: ShownLine }) {
  const [opened, setOpened] = useState<Opened>();
  const decides = useMay('credit-lines.decide');
  const waiting = useWaitingAct(line.id);
  const close = () => setOpened(undefined);
  const { request, terms } = line;
  const asks = request?.status === 'requested' ? request : null;
  return (
    <Section title={t(words.conditions)}>
      <div className={styles.lead}>
        {asks ? (
          <p>
            {t(words.asked)} <MoneyText centavos={asks.amount_cents} /> ·{' '}
            {formatDateTime(asks.requested_at)} · {asks.purpose}
          </p>
        ) : null}
        {terms ? <DescriptionList rows={rowsOfTerms(terms)} /> : null}
        {terms?.is_blocked ? <p>{terms.reason}</p> : null}
        {waiting ? <WaitingNotice act={waiting} /> : null}
        {decides && waiting === null ? (
          <div className={styles.acts}>
            <Button type="primary" onClick={() => setOpened('terms')}>
              {t(terms ? words.change : words.grant)}
            </Button>
            {asks ? (
              <Button danger onClick={() => setOpened('reject')}>
                {t(words.rejectRequest)}
              </Button>
            ) : null}
            {terms && !terms.is_blocked ? (
              <Button danger onClick={() => setOpened('block')}>
                {t(words.block)}
              </Button>
            ) : null}
          </div>
        ) : null}
        <Suspense fallback={null}>
          {opened === 'terms' ? <TermsForm line={line} onClose={close} /> : null}
        </Suspense>
        <Ending line={line} opened={opened} onClose={close} />
      </div>
    </Section>
  );
}

interface EndingProps {
  line: ShownLine;
  opened: Opened | undefined;
  onClose: () => void;
}

function Ending({ line, opened, onClose }: EndingProps) {
  const block = useAct(creditLines.block);
  const reject = useAct(creditLines.reject);
  const give = useReceipt();
  const isBlocking = opened === 'block';
  const title = t(isBlocking ? words.block : words.rejectRequest);
  return (
    <ReasonDialog
      open={isBlocking || opened === 'reject'}
      title={title}
      help={t(isBlocking ? words.blockHelp : words.rejectHelp)}
      okText={title}
      danger
      onClose={onClose}
      onReason={async (reason) => {
        const args = { params: { supplierId: line.id }, body: { reason } };
        await (isBlocking ? block.mutateAsync(args) : reject.mutateAsync(args));
        const { blocked, rejected } = words.receipts;
        give({
          ...texts(isBlocking ? blocked : rejected),
          rows: [{ label: t(words.installer), value: line.supplier_name }],
        });
      }}
    />
  );
}

function Decided({ history }: { history: ShownLine['history'] }) {
  return (
    <Section title={t(words.history)}>
      {history.length === 0 ? (
        <EmptyState text={t(words.noHistory)} />
      ) : (
        <div className={styles.lead}>
          {history.map((terms) => (
            <DescriptionList
              key={`${terms.decided_on}${terms.reason}${terms.limit_cents}${terms.is_blocked}`}
              rows={[
                { label: t(words.decidedOn), value: formatDate(terms.decided_on) },
                { label: t(words.decidedBy), value: terms.decided_by },
                ...(terms.is_blocked
                  ? [{ label: t(words.blocked), value: terms.reason }]
                  : [...rowsOfTerms(terms), { label: t(words.reason), value: terms.reason }]),
              ]}
            />
          ))}
        </div>
      )}
    </Section>
  );
}
