import { identityChecks as words } from '@contract/locales/es-MX/people/identity-checks';
import { identityChecks } from '@contract/people/identity-checks';
import type { Answer } from '@portal/api/call';
import { t } from '@portal/i18n';
import { Loaded } from '@portal/refine/Loaded';
import { useAct } from '@portal/refine/use-act';
import { useRead } from '@portal/refine/use-read';
import { AppForm } from '@portal/ui/form/AppForm';
import { Section } from '@portal/ui/kit/Section';
import { PersonFields } from './PersonFields';

/** What a person, or a company, declares of itself. */
export function PersonCheck() {
  const query = useRead(identityChecks.showPerson, {});
  return (
    <Loaded query={query}>
      {(check) => (
        <Section title={t(words.subjects.person)}>
          <PersonForm check={check} />
        </Section>
      )}
    </Loaded>
  );
}

const blankController = { full_name: '', control: undefined };

function PersonForm({ check }: { check: Answer<typeof identityChecks.showPerson> }) {
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
