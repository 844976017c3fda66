import { identityChecks as words } from '@contract/locales/es-MX/people/identity-checks';
import { aboutYou } from '@contract/people/about-you';
import { identityChecks } from '@contract/people/identity-checks';
import type { Answer } from '@portal/api/call';
import { t } from '@portal/i18n';
import { Loaded } from '@portal/refine/Loaded';
import { useAct } from '@portal/refine/use-act';
import { useRead } from '@portal/refine/use-read';
import { AppForm } from '@portal/ui/form/AppForm';
import { Section } from '@portal/ui/kit/Section';
import { SkeletonLines } from '@portal/ui/kit/Skeletons';
import { PersonFields } from './PersonFields';

/** What a person, or a company, declares of itself. */
export function PersonCheck() {
  const query = useRead(identityChecks.showPerson, {});
  const about = useRead(aboutYou.show, {});
  // Asked once: who said it of themselves already reads it here. A failed reading asks again.
  const known = about.data?.occupation ?? '';
  return (
    <Loaded query={query}>
      {(check) => (
        <Section title={t(words.subjects.person)}>
          {about.isLoading ? (
            <SkeletonLines lines={6} />
          ) : (
            <PersonForm key={known} check={check} known={known} />
          )}
        </Section>
      )}
    </Loaded>
  );
}

const blankController = { full_name: '', control: undefined };

interface PersonFormProps {
  check: Answer<typeof identityChecks.showPerson>;
  /** The occupation that they gave elsewhere, empty before. */
  known: string;
}

function PersonForm({ check, known }: PersonFormProps) {
  const save = useAct(identityChecks.editPerson);
  const { person_kind: kind, version, answers } = check;
  const controllers = answers?.controllers ?? [];
  return (
    <AppForm
      draft="identity-person"
      // With the RFC of each.
      secrets={['controllers']}
      schema={identityChecks.editPerson.body}
      initial={{
        occupation: known,
        ...answers,
        controllers:
          kind === 'legal_entity' && controllers.length === 0 ? [blankController] : controllers,
        version,
      }}
      submitLabel={t(words.save)}
      outcome="updated"
      onSubmit={async (body) => {
        await save.mutateAsync({ body });
      }}
    >
      <PersonFields kind={kind} />
    </AppForm>
  );
}
