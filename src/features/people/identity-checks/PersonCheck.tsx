import {
  identityCheckByKind,
  identityChecks as words,
} from '@contract/locales/es-MX/people/identity-checks';
import { aboutYou } from '@contract/people/about-you';
import { identityChecks, isFundSourceOf } from '@contract/people/identity-checks';
import type { Answer } from '@portal/api/call';
import { t } from '@portal/i18n';
import { Loaded } from '@portal/refine/Loaded';
import { useAct } from '@portal/refine/use-act';
import { useRead } from '@portal/refine/use-read';
import { AppForm } from '@portal/ui/form/AppForm';
import { Section } from '@portal/ui/kit/Section';
import { SkeletonLines } from '@portal/ui/kit/Skeletons';
import { ControllerFields } from './ControllerFields';
import { PersonFields } from './PersonFields';

type Check = Answer<typeof identityChecks.showPerson>;

interface PersonCheckProps {
  /** Of a company: its answers, or who controls it, each by itself; together otherwise. */
  part?: 'answers' | 'controllers' | undefined;
}

/** What a person, or a company, declares of itself. */
export function PersonCheck({ part }: PersonCheckProps) {
  const query = useRead(identityChecks.showPerson, {});
  const about = useRead(aboutYou.show, {});
  // Who said it of themselves already reads it here. A failed reading asks again.
  const known = about.data?.occupation ?? '';
  return (
    <Loaded query={query}>
      {(check) => (
        <Section title={t(titleOf(check, part))}>
          {about.isLoading ? (
            <SkeletonLines lines={6} />
          ) : (
            // Not by what is known: a company's save changes that, and its form follows its own record.
            <PersonForm
              key={String(about.data !== undefined)}
              check={check}
              known={known}
              part={part}
            />
          )}
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

interface PersonFormProps extends PersonCheckProps {
  check: Check;
  /** The occupation that they gave elsewhere, empty before. */
  known: string;
}

function PersonForm({ check, known, part }: PersonFormProps) {
  const save = useAct(identityChecks.editPerson);
  const { person_kind: kind, version, answers } = check;
  const { controllers: _kept, ...own } = answers ?? {};
  return (
    <AppForm
      draft={part ? `identity-person-${part}` : 'identity-person'}
      // With the RFC of each.
      secrets={['controllers']}
      schema={identityChecks.editPerson.body}
      initial={{
        occupation: known,
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
      {part === 'controllers' ? null : <PersonFields kind={kind} />}
      {kind === 'individual' || part === 'answers' ? null : <ControllerFields />}
    </AppForm>
  );
}
