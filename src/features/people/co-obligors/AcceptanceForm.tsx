import { formatPhone } from '@contract/kernel/fields/phone';
import { coObligorPages } from '@contract/locales/es-MX/credit/co-obligor-pages';
import { reading } from '@contract/locales/es-MX/kernel/reading';
import { call } from '@portal/api/call';
import { t } from '@portal/i18n';
import { PublicCard } from '@portal/ui/public/PublicCard';
import { PublicCheckbox } from '@portal/ui/public/PublicCheckbox';
import { PublicForm } from '@portal/ui/public/PublicForm';
import { PublicTextField } from '@portal/ui/public/PublicTextField';
import { PlaceFields } from './PlaceFields';
import { tasks } from './tasks';

interface AcceptanceFormProps {
  request: {
    pass: string;
    expires_at: string;
    full_name: string;
    phone: string;
    text: { text_sha256: string };
  };
  /** The text was read to its end. */
  read: boolean;
  /** With the secret of the next page's link. */
  onAccepted: (next: string | null) => void;
}

const words = coObligorPages.onboarding;

async function schema() {
  const [{ acceptance }, { typedDay }] = await Promise.all([
    import('@contract/credit/co-obligor-tasks'),
    import('@portal/ui/parse-day'),
  ]);
  return { body: acceptance.extend({ birth_day: typedDay }) };
}

/** The data of who accepts, kept over a reload in this tab alone, but for their CURP and RFC. */
export function AcceptanceForm({ request, read, onAccepted }: AcceptanceFormProps) {
  const { pass, text } = request;
  return (
    <PublicCard title={t(words.yourData)}>
      <PublicForm
        draft={`co-obligor-${request.expires_at}`}
        secrets={['curp', 'rfc']}
        load={schema}
        initial={{
          full_name: request.full_name,
          birth_day: '',
          curp: '',
          rfc: '',
          phone: formatPhone(request.phone),
          postal_code: '',
          state: '',
          municipality: '',
          neighbourhood: '',
          street: '',
          exterior_number: '',
          interior_number: '',
          references: '',
          accepted: false,
        }}
        submitLabel={t(words.accept)}
        onSubmit={async (given) => {
          const { accept } = await tasks();
          const body = { ...given, pass, text_sha256: text.text_sha256 };
          onAccepted((await call(accept, { body }, { token: null })).next_token);
        }}
      >
        <PublicTextField name="full_name" label={t(words.fullName)} autoComplete="name" />
        <PublicTextField
          name="birth_day"
          label={t(words.birthDay)}
          help={t(words.birthDayHelp)}
          inputMode="numeric"
          autoComplete="bday"
        />
        <PublicTextField name="curp" label={t(words.curp)} autoComplete="off" uppercase />
        <PublicTextField name="rfc" label={t(words.rfc)} autoComplete="off" uppercase />
        <PublicTextField
          name="phone"
          label={t(words.phone)}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
        />
        <PlaceFields />
        <PublicTextField name="street" label={t(words.street)} autoComplete="address-line1" />
        <PublicTextField name="exterior_number" label={t(words.exterior)} autoComplete="off" />
        <PublicTextField
          name="interior_number"
          label={t(words.interior)}
          autoComplete="off"
          optional
        />
        <PublicTextField
          name="references"
          label={t(words.references)}
          autoComplete="off"
          optional
        />
        <PublicCheckbox
          name="accepted"
          label={t(words.accepted)}
          waits={read ? undefined : t(reading.untilEnd)}
        />
      </PublicForm>
    </PublicCard>
  );
}
