import { href } from '@contract/kernel/screens';
import { creditLine as words } from '@contract/locales/es-MX/treasury/credit-lines';
import { creditLineDraws, drawStatuses } from '@contract/treasury/credit-line-draws';
import { creditLines, type LineOverview } from '@contract/treasury/credit-lines';
import { t, texts } from '@portal/i18n';
import { Loaded } from '@portal/refine/Loaded';
import { ResourceTable } from '@portal/refine/ResourceTable';
import { useMay } from '@portal/refine/use-may';
import { useRead } from '@portal/refine/use-read';
import { optionsOf } from '@portal/ui/form/inputs/options';
import { formatDate, formatDateTime } from '@portal/ui/format';
import { ButtonLink } from '@portal/ui/kit/ButtonLink';
import { DescriptionList } from '@portal/ui/kit/DescriptionList';
import { MoneyText } from '@portal/ui/kit/MoneyText';
import { Page } from '@portal/ui/kit/Page';
import { Section } from '@portal/ui/kit/Section';
import { StatusTag } from '@portal/ui/kit/StatusTag';
import { useScreenTitle } from '@portal/ui/screen-context';
import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import styles from './credit-lines.module.css';
import { DueCalendar } from './DueCalendar';
import { drawColumns } from './draw-columns';
import { lineTones, rowsOfTerms } from './line-state';

const DrawForm = lazy(() => import('./DrawForm').then((file) => ({ default: file.DrawForm })));
const LineRequestForm = lazy(() =>
  import('./LineRequestForm').then((file) => ({ default: file.LineRequestForm })),
);

const toDraw = (drawId: string) => href('supplierCreditDraw', { drawId });
const columns = drawColumns({
  draw: toDraw,
  project: (projectId) => href('supplierProjectShow', { projectId }),
});

/** An installer's credit line: what is free of it, what falls due, and every draw. */
export function CreditLinePage() {
  const query = useRead(creditLines.overview, {});
  const title = useScreenTitle();
  return (
    <Loaded query={query} title={title}>
      {(line) => (
        <Page
          title={title}
          explanation={t(words.help)}
          action={<ButtonLink to={href('supplierCreditSimulator')}>{t(words.simulate)}</ButtonLink>}
        >
          <Lead line={line} />
          {line.terms ? (
            <>
              <DueCalendar rows={line.calendar} to={toDraw} />
              <Section title={t(words.draws)} flush>
                <ResourceTable
                  id="credit-line-draws"
                  label={t(words.draws)}
                  endpoint={creditLineDraws.list}
                  rowKey={({ id }) => id}
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
              </Section>
              <Section title={t(words.conditions)}>
                <DescriptionList rows={rowsOfTerms(line.terms)} />
              </Section>
            </>
          ) : null}
        </Page>
      )}
    </Loaded>
  );
}

function Lead({ line }: { line: LineOverview }) {
  const [opened, setOpened] = useState<'draw' | 'request'>();
  const mayAsk = useMay('credit-lines.ask');
  const close = () => setOpened(undefined);
  const { terms, request, state } = line;
  const drawable = line.projects.filter(({ room_cents: room }) => room > 0);
  const waits = request?.status === 'requested';
  return (
    <section className={styles.lead} aria-labelledby="line-available">
      <p id="line-available" className={styles.quiet}>
        {t(words.available)}
      </p>
      <p className={styles.figure}>
        <MoneyText centavos={line.available_cents} />
      </p>
      {terms ? (
        <>
          <progress
            className={styles.bar}
            max={line.limit_cents}
            value={Math.min(line.used_cents, line.limit_cents)}
            aria-label={t(words.used)}
          />
          <p>{t(words.ofLimit, { used: line.used_cents, limit: line.limit_cents })}</p>
        </>
      ) : null}
      <div>
        <StatusTag tone={lineTones[state]}>{t(words.states[state])}</StatusTag>
      </div>
      <p>
        {t(words.stateText[state], {
          day: terms ? formatDate(terms.expires_on) : '',
          reason: terms?.reason ?? '',
        })}
      </p>
      {waits ? (
        <p>
          {t(words.requested, {
            amount: request.amount_cents,
            when: formatDateTime(request.requested_at),
          })}
        </p>
      ) : null}
      {request?.status === 'rejected' ? (
        <p>{t(words.rejected, { reason: request.reason ?? '' })}</p>
      ) : null}
      {state === 'active' && drawable.length === 0 ? <p>{t(words.noProjects)}</p> : null}
      {mayAsk ? (
        <div className={styles.acts}>
          {state === 'active' && line.available_cents > 0 && drawable.length > 0 ? (
            <Button type="primary" onClick={() => setOpened('draw')}>
              {t(words.draw)}
            </Button>
          ) : null}
          {waits ? null : (
            <Button type={terms ? 'default' : 'primary'} onClick={() => setOpened('request')}>
              {t(terms ? words.requestMore : words.request)}
            </Button>
          )}
        </div>
      ) : null}
      <Suspense fallback={null}>
        {opened === 'draw' && terms ? (
          <DrawForm projects={drawable} maxDays={terms.max_days} onClose={close} />
        ) : null}
        {opened === 'request' ? <LineRequestForm onClose={close} /> : null}
      </Suspense>
    </section>
  );
}
