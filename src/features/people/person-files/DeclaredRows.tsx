import {
  identityChecks as asked,
  identityCheckByKind,
} from '@contract/locales/es-MX/people/identity-checks';
import { personFiles as words } from '@contract/locales/es-MX/people/person-files';
import type { ShownPartyAnswers, ShownPersonAnswers } from '@contract/people/identity-checks';
import type { PersonData } from '@contract/people/person-files';
import { t } from '@portal/i18n';
import { formatMoney } from '@portal/ui/format';
import { DescriptionList, type DescriptionRow } from '@portal/ui/kit/DescriptionList';
import { StatusTag } from '@portal/ui/kit/StatusTag';

type Declared = NonNullable<PersonData['identity']['declared']>;

interface DeclaredRowsProps {
  declared: Declared;
  kind: PersonData['profile']['kind'];
}

/** What a person said of themselves and of those behind their account, as they were asked. */
export function DeclaredRows({ declared: { person, parties }, kind }: DeclaredRowsProps) {
  return (
    <>
      <DescriptionList rows={personRows(person, kind)} />
      {parties.map(({ subject, answers }) => (
        <section key={subject}>
          <h3>{t(asked.parties[subject])}</h3>
          <DescriptionList rows={partyRows(answers)} />
        </section>
      ))}
      {person.own_account || parties.some(({ subject }) => subject === 'real_owner') ? null : (
        <p>{t(words.ownerMissing)}</p>
      )}
    </>
  );
}

function personRows(answers: ShownPersonAnswers, kind: DeclaredRowsProps['kind']) {
  const { pep, own_account, taxed_abroad } = answers;
  const isCompany = kind === 'legal_entity';
  return [
    {
      label: t(words.pep),
      value:
        pep === 'none' ? (
          t(words.no)
        ) : (
          <>
            <StatusTag tone="warning">{t(words.peps[pep])}</StatusTag> {answers.pep_office}
          </>
        ),
    },
    {
      label: t(words.ownAccount),
      value: own_account ? (
        t(words.yes)
      ) : (
        <StatusTag tone="warning">{t(words.forAnother)}</StatusTag>
      ),
    },
    {
      label: t(identityCheckByKind[kind].occupation),
      value: answers.occupation,
    },
    {
      label: t(asked.fundsSource),
      value: answers.funds_source_detail ?? t(asked.sources[answers.funds_source]),
    },
    { label: t(asked.fundsUse), value: answers.funds_use },
    { label: t(words.monthly), value: formatMoney(answers.monthly_amount_cents) },
    {
      label: t(words.taxedAbroad),
      value: taxed_abroad
        ? [answers.tax_country, answers.foreign_tax_number].filter(Boolean).join(', ')
        : t(words.no),
    },
    ...(isCompany ? answers.controllers.map(controllerRow) : []),
  ];
}

function controllerRow(
  { full_name, rfc, control, share_percent }: ShownPersonAnswers['controllers'][number],
  index: number,
): DescriptionRow {
  const how =
    share_percent === undefined
      ? t(asked.controls[control])
      : t(words.share, { percent: share_percent });
  return {
    label: t(words.controller, { number: index + 1 }),
    value: [full_name, rfc, how].filter(Boolean).join(' · '),
  };
}

const partyRows = (party: ShownPartyAnswers): DescriptionRow[] => [
  { label: t(asked.partyName), value: party.full_name },
  { label: t(words.rfc), value: party.rfc },
  ...(party.curp ? [{ label: t(words.curp), value: party.curp }] : []),
  {
    label: t(words.relation),
    value: party.relation_detail ?? t(asked.relations[party.relation]),
  },
  {
    label: t(words.home),
    value: [party.street, party.neighbourhood, party.postal_code, party.municipality].join(', '),
  },
  { label: t(asked.fundsSource), value: t(asked.sources[party.funds_source]) },
  { label: t(asked.paper), value: `${t(asked.papers[party.paper])} ${party.paper_number}` },
];
