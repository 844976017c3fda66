import { birthStates, normaliseCurp, readCurp, sexes } from '@contract/kernel/fields/curp';
import { dayInMexicoCity, formatDay } from '@contract/kernel/fields/day';
import { sexName } from '@contract/locales/es-MX/funding/offer-items';
import {
  maritalRegimeName,
  profileField,
  profileWords,
} from '@contract/locales/es-MX/people/profiles';
import {
  doubtsOfProfile,
  individualProfile,
  legalEntityProfile,
  maritalRegimes,
  type Profile,
  profileFields,
  profiles,
} from '@contract/people/profiles';
import { t, texts } from '@portal/i18n';
import { useAct } from '@portal/refine/use-act';
import { DateInput } from '@portal/ui/form/inputs/DateInput';
import { optionsOf } from '@portal/ui/form/inputs/options';
import { SelectInput } from '@portal/ui/form/inputs/SelectInput';
import { TextInput } from '@portal/ui/form/inputs/TextInput';
import { Alert } from 'antd';
import { useEffect, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { countryOptions } from './countries';
import type { EditFormProps } from './edit-form';
import { OwnForm } from './OwnForm';
import { startingWith } from './starting-with';

interface GeneralFormProps extends EditFormProps {
  kept: Profile;
}

/** Who a person is, or a company and who represents it. What is left empty is asked for later. */
export const GeneralForm = (props: GeneralFormProps) =>
  props.kept.kind === 'individual' ? <IndividualForm {...props} /> : <CompanyForm {...props} />;

const today = () => dayInMexicoCity(new Date());

function IndividualForm({ kept, ...closing }: GeneralFormProps) {
  const edit = useAct(profiles.edit);
  return (
    <OwnForm
      {...closing}
      lacks={kept.missing}
      draft="general-data"
      secrets={['curp']}
      schema={individualProfile}
      initial={{ version: kept.version, ...startingWith(kept, profileFields.individual) }}
      save={(body) => edit.mutateAsync({ body })}
    >
      <TextInput
        name="curp"
        label={t(profileField.curp)}
        help={t(profileWords.curpHelp)}
        uppercase
        maxLength={40}
      />
      <FromCurp />
      <DateInput name="birth_day" label={t(profileField.birth_day)} max={today()} />
      <SelectInput
        name="sex"
        label={t(profileField.sex)}
        options={optionsOf(sexes, texts(sexName))}
      />
      <CurpLook kept={kept} />
      <SelectInput
        name="nationality"
        label={t(profileField.nationality)}
        options={countryOptions}
      />
      <SelectInput
        name="marital_regime"
        label={t(profileField.marital_regime)}
        options={optionsOf(maritalRegimes, texts(maritalRegimeName))}
      />
    </OwnForm>
  );
}

/** As typing would: what was marked empty is so no longer. */
const filling = { shouldDirty: true, shouldValidate: true };

/** What a CURP says of its owner, filled in when one is typed, for them to look at. */
function FromCurp() {
  const { setValue } = useFormContext();
  const typed: unknown = useWatch({ name: 'curp' });
  const curp = typeof typed === 'string' ? normaliseCurp(typed) : '';
  const [filled, setFilled] = useState(curp);
  const facts = readCurp(curp);
  const { bornOn, sex } = facts ?? {};
  useEffect(() => {
    if (!bornOn || curp === filled) return;
    setFilled(curp);
    setValue('birth_day', bornOn, filling);
    setValue('sex', sex, filling);
  }, [bornOn, sex, curp, filled, setValue]);
  if (!facts) return null;
  const abroad = facts.birthState === birthStates.NE;
  return (
    <Alert
      type="info"
      showIcon
      role="status"
      message={t(profileWords.fromCurp, {
        day: formatDay(facts.bornOn),
        place: abroad ? t(profileWords.bornAbroad) : facts.birthState,
        sex: t(sexName[facts.sex]).toLocaleLowerCase('es-MX'),
      })}
    />
  );
}

/** What the CURP contradicts of what is typed beside it: the person looks again, and goes on. */
function CurpLook({ kept: { kind, full_name } }: Pick<GeneralFormProps, 'kept'>) {
  const typed: Record<string, unknown> = useWatch();
  const text = (name: string) => (typeof typed[name] === 'string' ? typed[name] : undefined);
  const doubts = doubtsOfProfile(kind, full_name, {
    curp: normaliseCurp(text('curp') ?? ''),
    sex: sexes.find((known) => known === typed.sex),
    birth_day: text('birth_day'),
    representative_curp: normaliseCurp(text('representative_curp') ?? ''),
    representative_name: text('representative_name'),
  });
  if (doubts.length === 0) return null;
  const names = doubts.map((doubt) => t(profileWords.curpDoubts[doubt])).join(', ');
  return (
    <Alert type="warning" showIcon role="status" message={t(profileWords.curpDoubt, { names })} />
  );
}

function CompanyForm({ kept, ...closing }: GeneralFormProps) {
  const edit = useAct(profiles.edit);
  return (
    <OwnForm
      {...closing}
      lacks={kept.missing}
      draft="company-data"
      secrets={['representative_curp', 'representative_rfc']}
      schema={legalEntityProfile}
      initial={{ version: kept.version, ...startingWith(kept, profileFields.legal_entity) }}
      save={(body) => edit.mutateAsync({ body })}
    >
      <TextInput name="trade_name" label={t(profileField.trade_name)} maxLength={120} optional />
      <DateInput name="incorporated_on" label={t(profileField.incorporated_on)} max={today()} />
      <TextInput
        name="representative_name"
        label={t(profileField.representative_name)}
        maxLength={120}
      />
      <TextInput
        name="representative_role"
        label={t(profileField.representative_role)}
        maxLength={80}
      />
      <TextInput
        name="representative_curp"
        label={t(profileField.representative_curp)}
        uppercase
        maxLength={40}
      />
      <CurpLook kept={kept} />
      <TextInput
        name="representative_rfc"
        label={t(profileField.representative_rfc)}
        uppercase
        maxLength={40}
        optional
      />
    </OwnForm>
  );
}
