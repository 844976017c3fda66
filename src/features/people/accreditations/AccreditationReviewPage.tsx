import { addDays, addMonths, dayInMexicoCity } from '@contract/kernel/fields/day';
import { href } from '@contract/kernel/screens';
import { accreditationFileName } from '@contract/locales/es-MX/people/accreditation-names';
import {
  accreditationScreen,
  accreditationReview as words,
} from '@contract/locales/es-MX/people/accreditations';
import {
  ACCREDITATION_CLAIM_SECONDS,
  type AccreditationDetail,
  acceptedUntil,
  accreditations,
  MOST_ACCREDITED_YEARS,
} from '@contract/people/accreditations';
import { call } from '@portal/api/call';
import { RecordHistory } from '@portal/features/platform';
import { t } from '@portal/i18n';
import { Loaded } from '@portal/refine/Loaded';
import { useAct } from '@portal/refine/use-act';
import { useMay } from '@portal/refine/use-may';
import { useRecord } from '@portal/refine/use-read';
import { AppForm } from '@portal/ui/form/AppForm';
import { FormModal } from '@portal/ui/form/FormDialog';
import { DateInput } from '@portal/ui/form/inputs/DateInput';
import { Columns } from '@portal/ui/kit/Columns';
import { Page } from '@portal/ui/kit/Page';
import { Section } from '@portal/ui/kit/Section';
import { StatusTag } from '@portal/ui/kit/StatusTag';
import { ReasonDialog } from '@portal/ui/ReasonDialog';
import { useParam, useScreenTitle } from '@portal/ui/screen-context';
import { useKeptClaim } from '@portal/ui/use-kept-claim';
import { Alert, App, Button, Flex } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';
import { AccreditationFacts } from './AccreditationFacts';
import { AccreditationFileView } from './AccreditationFileView';
import { accreditationState } from './accreditation-state';

/** One accreditation as staff review it: its files in place, beside what they are compared with. */
export function AccreditationReviewPage() {
  const accreditationId = useParam('accreditationId');
  const query = useRecord(accreditations.show, { params: { accreditationId } });
  const title = useScreenTitle();
  const may = useMay('accreditations.review');
  const accreditation = query.data;
  const isMine = may && accreditation?.state === 'in_review' && !accreditation.own;
  useKeptClaim({
    id: isMine ? accreditationId : undefined,
    seconds: ACCREDITATION_CLAIM_SECONDS,
    claim: async (id) => {
      await call(accreditations.claim, { params: { accreditationId: id } });
      // Nothing tells of another reviewer's claim that ran out.
      if (accreditation?.held_by) await query.refetch();
    },
    // Another reviewer has it, or decided: the record says which.
    onFailure: () => void query.refetch(),
  });
  return (
    <Loaded query={query} title={title}>
      {(shown) => (
        <Page title={nameOf(shown)} action={isMine ? <Acts accreditation={shown} /> : undefined}>
          <Standing accreditation={shown} />
          <Columns
            side={
              <>
                <AccreditationFacts accreditation={shown} rows={[supplierRow(shown)]} />
                <RecordHistory object="accreditations" id={shown.id} />
              </>
            }
          >
            {shown.files.map((file) => (
              <Section key={file.kind} title={t(accreditationFileName[file.kind])}>
                <AccreditationFileView accreditationId={shown.id} file={file} />
              </Section>
            ))}
            {shown.files.length === 0 ? <p>{t(accreditationScreen.noFile)}</p> : null}
          </Columns>
        </Page>
      )}
    </Loaded>
  );
}

const nameOf = ({ brand, model }: AccreditationDetail) => `${brand} ${model}`;

const supplierRow = ({ supplier, supplier_id }: AccreditationDetail) => ({
  label: t(words.supplier),
  value: <Link to={href('supplierShow', { supplierId: supplier_id })}>{supplier}</Link>,
});

/** Its state, and why this person does not decide on it. */
function Standing({ accreditation }: { accreditation: AccreditationDetail }) {
  const { state, held_by: held, own, reject_reason: reason } = accreditation;
  const { text, tone } = accreditationState[state];
  const because = held
    ? t(words.held, { name: held.full_name })
    : own
      ? t(words.own)
      : reason !== null
        ? t(words.rejectedFor, { reason })
        : undefined;
  return (
    <Alert
      type={held || own ? 'warning' : 'info'}
      role="note"
      message={<StatusTag tone={tone}>{text}</StatusTag>}
      description={because}
    />
  );
}

function Acts({ accreditation }: { accreditation: AccreditationDetail }) {
  const [asking, setAsking] = useState<'accept' | 'reject'>();
  const close = () => setAsking(undefined);
  const isHeld = accreditation.held_by !== null;
  return (
    <>
      <Button danger disabled={isHeld} onClick={() => setAsking('reject')}>
        {t(words.reject)}
      </Button>
      <Button type="primary" disabled={isHeld} onClick={() => setAsking('accept')}>
        {t(words.accept)}
      </Button>
      <Accept accreditation={accreditation} open={asking === 'accept'} onClose={close} />
      <Reject accreditation={accreditation} open={asking === 'reject'} onClose={close} />
    </>
  );
}

interface DecideProps {
  accreditation: AccreditationDetail;
  open: boolean;
  onClose: () => void;
}

function Accept({ accreditation, open, onClose }: DecideProps) {
  const { message } = App.useApp();
  const accept = useAct(accreditations.accept);
  const equipment = nameOf(accreditation);
  const today = dayInMexicoCity(new Date());
  return (
    <FormModal open={open} title={t(words.acceptTitle, { equipment })} onClose={onClose}>
      <Flex vertical gap={16}>
        <p>{t(words.acceptHelp)}</p>
        <AppForm
          schema={acceptedUntil}
          // Two years are what most certificates last.
          initial={{ valid_until: addMonths(today, 24) }}
          submitLabel={t(words.accept)}
          onCancel={onClose}
          onSubmit={async (body) => {
            await accept.mutateAsync({ params: { accreditationId: accreditation.id }, body });
            message.success(t(words.accepted));
            onClose();
          }}
        >
          <DateInput
            name="valid_until"
            label={t(words.validUntil)}
            help={t(words.validUntilHelp)}
            min={addDays(today, 1)}
            max={addMonths(today, 12 * MOST_ACCREDITED_YEARS)}
          />
        </AppForm>
      </Flex>
    </FormModal>
  );
}

function Reject({ accreditation, open, onClose }: DecideProps) {
  const { message } = App.useApp();
  const reject = useAct(accreditations.reject);
  return (
    <ReasonDialog
      open={open}
      title={t(words.rejectTitle, { equipment: nameOf(accreditation) })}
      help={t(words.rejectHelp)}
      okText={t(words.reject)}
      danger
      onClose={onClose}
      onReason={async (reason) => {
        await reject.mutateAsync({
          params: { accreditationId: accreditation.id },
          body: { reason },
        });
        message.success(t(words.rejected));
      }}
    />
  );
}
