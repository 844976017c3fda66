import type { Day } from '@contract/kernel/fields/day';
import { href } from '@contract/kernel/screens';
import { accreditationScreen as words } from '@contract/locales/es-MX/people/accreditations';
import { accreditationFileKinds, isOpen, isRenewable } from '@contract/people/accreditation-states';
import { type AccreditationDetail, accreditations } from '@contract/people/accreditations';
import { t } from '@portal/i18n';
import { Loaded } from '@portal/refine/Loaded';
import { useConfirmedAct } from '@portal/refine/use-confirmed-act';
import { useMay } from '@portal/refine/use-may';
import { useRecord } from '@portal/refine/use-read';
import { Columns } from '@portal/ui/kit/Columns';
import { Page } from '@portal/ui/kit/Page';
import { StatusTag } from '@portal/ui/kit/StatusTag';
import { useParam, useScreenTitle } from '@portal/ui/screen-context';
import { Alert, App, Button } from 'antd';
import { Link, useNavigate } from 'react-router';
import { AccreditationFacts } from './AccreditationFacts';
import { AccreditationFiles } from './AccreditationFiles';
import { accreditationState, isNear } from './accreditation-state';

/** One accreditation as its company sees it: its state, what to do next, its files and what else is in force. */
export function AccreditationPage() {
  const accreditationId = useParam('accreditationId');
  const query = useRecord(accreditations.show, { params: { accreditationId } });
  const title = useScreenTitle();
  return (
    <Loaded query={query} title={title}>
      {(accreditation) => (
        <Page
          title={`${accreditation.brand} ${accreditation.model}`}
          action={<Acts accreditation={accreditation} />}
        >
          <NextStep accreditation={accreditation} />
          <Columns side={<AccreditationFacts accreditation={accreditation} />}>
            <AccreditationFiles accreditation={accreditation} />
            <Relatives accreditation={accreditation} />
            <Discard accreditation={accreditation} />
          </Columns>
        </Page>
      )}
    </Loaded>
  );
}

const nameOf = ({ brand, model }: AccreditationDetail) => `${brand} ${model}`;
const hasFiles = ({ files }: AccreditationDetail) => files.length === accreditationFileKinds.length;

/** What its state means for the company, and what it does next. */
function NextStep({ accreditation }: { accreditation: AccreditationDetail }) {
  const { state } = accreditation;
  const { text, tone } = accreditationState[state];
  return (
    <Alert
      type={alertType(accreditation)}
      role="note"
      message={<StatusTag tone={tone}>{text}</StatusTag>}
      description={
        <>
          <p>{nextText(accreditation)}</p>
          {state === 'rejected' ? <p>{t(words.next.rejectedNext)}</p> : null}
        </>
      }
    />
  );
}

function alertType({ state, valid_until: until, renewal }: AccreditationDetail) {
  if (state === 'rejected') return 'error';
  if (state === 'expired') return renewal?.state === 'accredited' ? 'success' : 'warning';
  if (state !== 'accredited') return 'info';
  const isLate = until !== null && isNear(until) && (!renewal || renewal.state === 'rejected');
  return isLate ? 'warning' : 'success';
}

function nextText(accreditation: AccreditationDetail): string {
  const { state, valid_until: until, renewal, reject_reason: reason } = accreditation;
  switch (state) {
    case 'requested':
      return t(hasFiles(accreditation) ? words.next.requested : words.next.requestedFiles);
    case 'in_review':
      return t(words.next.in_review);
    case 'rejected':
      return t(words.next.rejected, { reason: reason ?? '' });
    case 'accredited':
    case 'expired':
      return until === null ? '' : datedText(state, until, renewal);
  }
}

/** What is said of one that is or was in force, by how far the one that follows it is. */
function datedText(
  state: 'accredited' | 'expired',
  until: Day,
  renewal: AccreditationDetail['renewal'],
): string {
  const { next } = words;
  if (renewal?.state === 'accredited') return t(next.renewed);
  if (state === 'expired') return t(renewal ? next.expiredRenewing : next.expired, { until });
  if (renewal)
    return t(renewal.state === 'rejected' ? next.renewalRejected : next.renewing, { until });
  return t(isNear(until) ? next.expiring : next.accredited, { until });
}

function Acts({ accreditation }: { accreditation: AccreditationDetail }) {
  const mayEdit = useMay('accreditations.edit');
  const mayAsk = useMay('accreditations.create');
  const { state, renewal } = accreditation;
  if (isOpen(state)) return mayEdit ? <Send accreditation={accreditation} /> : null;
  if (!isRenewable(state) || renewal || !mayAsk) return null;
  return <Renew accreditation={accreditation} />;
}

function Send({ accreditation }: { accreditation: AccreditationDetail }) {
  const { message } = App.useApp();
  const send = useConfirmedAct(accreditations.send);
  return (
    <Button
      type="primary"
      disabled={!hasFiles(accreditation)}
      loading={send.isPending}
      onClick={() =>
        void send.ask(
          { title: t(words.sendTitle), text: nameOf(accreditation), okText: t(words.send) },
          { params: { accreditationId: accreditation.id } },
          { onDone: () => message.success(t(words.sent)) },
        )
      }
    >
      {t(words.send)}
    </Button>
  );
}

/** Takes the request back while nobody has accredited it: after all else, because it leads nowhere. */
function Discard({ accreditation: { id, state } }: { accreditation: AccreditationDetail }) {
  const may = useMay('accreditations.edit');
  const navigate = useNavigate();
  const discard = useConfirmedAct(accreditations.discard);
  if (!may || !isOpen(state)) return null;
  return (
    <div>
      <Button
        danger
        loading={discard.isPending}
        onClick={() =>
          void discard.ask(
            {
              title: t(words.discardTitle),
              text: t(words.discardText),
              okText: t(words.discard),
              danger: true,
            },
            { params: { accreditationId: id } },
            { outcome: 'deleted', onDone: () => void navigate(href('accreditationList')) },
          )
        }
      >
        {t(words.discard)}
      </Button>
    </div>
  );
}

function Renew({ accreditation }: { accreditation: AccreditationDetail }) {
  const navigate = useNavigate();
  const renew = useConfirmedAct(accreditations.renew);
  const { valid_until: until } = accreditation;
  // Of what is in force for long it is possible, and nothing to do now.
  const isLate = until !== null && isNear(until);
  return (
    <Button
      type={isLate ? 'primary' : 'default'}
      loading={renew.isPending}
      onClick={() =>
        void renew.ask(
          {
            title: t(words.renewTitle, { equipment: nameOf(accreditation) }),
            text: t(words.renewText),
            okText: t(words.renew),
          },
          { params: { accreditationId: accreditation.id } },
          {
            onDone: ({ id }) => void navigate(href('accreditationShow', { accreditationId: id })),
          },
        )
      }
    >
      {t(words.renew)}
    </Button>
  );
}

/** The one that it renews, and the one that renews it. */
function Relatives({
  accreditation: { renews_id, renewal },
}: {
  accreditation: AccreditationDetail;
}) {
  return (
    <>
      {renews_id ? (
        <Link to={href('accreditationShow', { accreditationId: renews_id })}>
          {t(words.seeRenewed)}
        </Link>
      ) : null}
      {renewal ? (
        <Link to={href('accreditationShow', { accreditationId: renewal.id })}>
          {t(words.seeRenewal, { state: accreditationState[renewal.state].text })}
        </Link>
      ) : null}
      <Link to={href('accreditationList')}>{t(words.back)}</Link>
    </>
  );
}
