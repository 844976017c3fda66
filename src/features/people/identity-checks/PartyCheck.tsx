import {
  identityCheckByKind,
  identityChecks as words,
} from '@contract/locales/es-MX/people/identity-checks';
import { type IdentityParty, identityChecks } from '@contract/people/identity-checks';
import type { Answer } from '@portal/api/call';
import { t } from '@portal/i18n';
import { Loaded } from '@portal/refine/Loaded';
import { useAct } from '@portal/refine/use-act';
import { useRead } from '@portal/refine/use-read';
import { usePersonKind } from '@portal/session/use-person-kind';
import { AppForm } from '@portal/ui/form/AppForm';
import { Section } from '@portal/ui/kit/Section';
import type { ReactNode } from 'react';
import { PartyFields } from './PartyFields';
import { Standing } from './Standing';

interface PartyCheckProps {
  subject: IdentityParty;
  /** In its place while no other person is asked about. */
  closed: ReactNode;
  /** On a page of its own, which has the name and the explanation. */
  alone?: boolean;
}

/** What is declared of another person behind an account. */
export function PartyCheck({ subject, closed, alone }: PartyCheckProps) {
  const query = useRead(identityChecks.showParty, { params: { subject } });
  const { subjectHelps } = identityCheckByKind[usePersonKind()];
  return (
    <Loaded query={query}>
      {(check) =>
        check.open ? (
          <Section
            title={t(alone ? words.partyData : words.parties[subject])}
            description={alone ? null : t(subjectHelps[subject])}
            action={
              <Standing complete={check.answers !== null} required={subject === 'real_owner'} />
            }
          >
            <PartyForm subject={subject} check={check} />
          </Section>
        ) : (
          closed
        )
      }
    </Loaded>
  );
}

interface PartyFormProps {
  subject: IdentityParty;
  check: Answer<typeof identityChecks.showParty>;
}

function PartyForm({ subject, check: { answers, version } }: PartyFormProps) {
  const save = useAct(identityChecks.editParty);
  return (
    <AppForm
      draft={`identity-${subject}`}
      secrets={['rfc', 'curp', 'paper_number']}
      schema={identityChecks.editParty.body}
      initial={{ ...answers, version }}
      submitLabel={t(words.save)}
      outcome="updated"
      onSubmit={async (body) => {
        await save.mutateAsync({ params: { subject }, body });
      }}
    >
      <PartyFields />
    </AppForm>
  );
}
