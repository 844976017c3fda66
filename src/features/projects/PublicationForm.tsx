import { addDays, day, dayInMexicoCity } from '@contract/fields/day';
import { opportunities } from '@contract/opportunities';
import type { ProjectDetail } from '@contract/projects';
import { committee as words } from '@portal/messages/credit';
import { useSend } from '@portal/refine/use-call';
import { AppForm } from '@portal/ui/form/AppForm';
import { DateInput } from '@portal/ui/form/inputs/DateInput';
import { Section } from '@portal/ui/parts/Section';
import * as z from 'zod';

const schema = z.strictObject({ closes_at: day });
const USUAL_DAYS = 20;

/** Opens an approved credit to investors until the end of a day. */
export function PublicationForm({ project }: { project: ProjectDetail }) {
  const publish = useSend(opportunities.publish, ['projects', 'opportunities']);
  const today = dayInMexicoCity(new Date());
  return (
    <Section title={words.publishTitle} description={words.publishHelp}>
      <AppForm
        schema={schema}
        initial={{ closes_at: addDays(today, USUAL_DAYS) }}
        draft={`publication-${project.id}`}
        submitLabel={words.publish}
        onSubmit={async ({ closes_at }) => {
          // Mexico City has had no daylight saving time since 2022: its day ends at 06:00 UTC.
          const end = `${addDays(closes_at, 1)}T05:59:59Z`;
          await publish.mutateAsync({
            params: { projectId: project.id },
            body: { closes_at: end },
          });
        }}
      >
        <DateInput name="closes_at" label={words.closes} min={addDays(today, 1)} />
      </AppForm>
    </Section>
  );
}
