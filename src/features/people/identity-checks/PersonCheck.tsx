import {
  identityCheckByKind,
  identityChecks as words,
} from '@contract/locales/es-MX/people/identity-checks';
import { identityChecks, isFundSourceOf } from '@contract/people/identity-checks';
import type { Answer } from '@portal/api/call';
import { t } from '@portal/i18n';
import { Loaded } from '@portal/refine/Loaded';
import { useAct } from '@portal/refine/use-act';
import { useRead } from '@portal/refine/use-read';
import { AppForm } from '@portal/ui/form/AppForm';
import { Section } from '@portal/ui/kit/Section';
import { ControllerFields } from './ControllerFields';
import { PersonFields } from './PersonFields';

type Check = Answer<typeof identityChecks.showPerson>;

interface PersonCheckProps {
  /** Of a company: its answers, or who controls it, each by itself; together otherwise. */
  part?: 'answers' | 'controllers' | undefined;
  /** In a step of an onboarding, where the form beside it asks what they do, or one before it. */
  inStep?: boolean;
}

/** What a person, or a company, declares of itself. */
export function PersonCheck({ part, inStep = false }: PersonCheckProps) {
  const query = useRead(identityChecks.showPerson, {});
  return (
    <Loaded query={query}>
      {(check) => (
        <Section title={t(titleOf(check, part))}>
          <PersonForm check={check} part={part} inStep={inStep} />
        </Section>
      )}
    </Loaded>
  );
}

const titleOf = ({ person_kind: kind }: Check, part: PersonCheckProps['part']) =>
  part === 'controllers' ? words.controllers : identityCheckByKind[kind].person;

const blankController = { full_name: '', control: undefined };

/** Who controls a company, for the form that asks it; what is not asked is not sent, and stays as it is kept. */
function controllersAsked({ person_kind: kind, answers }: Check, part: PersonCheckProps['part']) {
  if (kind === 'individual' || part === 'answers') return {};
  const kept = answers?.controllers ?? [];
  return { controllers: kept.length === 0 ? [blankController] : kept };
}

/** A source that was offered to this kind of person before is not any more: it is chosen anew. */
const sourceOffered = ({ person_kind: kind, answers }: Check) =>
  answers && !isFundSourceOf(kind, answers.funds_source) ? { funds_source: undefined } : {};

function PersonForm({ check, part, inStep }: PersonCheckProps & { check: Check }) {
  const save = useAct(identityChecks.editPerson);
  const { person_kind: kind, version, answers, occupation } = check;
  const asksOccupation = check.asks_occupation || !(inStep || occupation);
  const { controllers: _kept, occupation: _known, ...own } = answers ?? {};
  return (
    <AppForm
      draft={part ? `identity-person-${part}` : 'identity-person'}
      // With the RFC of each.
      secrets={['controllers']}
      schema={identityChecks.editPerson.body}
      initial={{
        ...(asksOccupation && { occupation: occupation ?? '' }),
        ...own,
        ...sourceOffered(check),
        ...controllersAsked(check, part),
        version,
      }}
      submitLabel={t(words.save)}
      outcome="updated"
      onSubmit={async (body) => {
        await save.mutateAsync({ body });
      }}
    >
      {part === 'controllers' ? null : <PersonFields kind={kind} asksOccupation={asksOccupation} />}
      {kind === 'individual' || part === 'answers' ? null : <ControllerFields />}
    </AppForm>
  );
}
