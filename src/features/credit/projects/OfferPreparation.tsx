import type { ProjectDetail } from '@contract/credit/projects';
import {
  type OfferItem,
  type OfferPreview,
  type SheetField,
  sheetFields,
} from '@contract/funding/offers';
import { opportunities } from '@contract/funding/opportunities';
import { addDays, dayInMexicoCity } from '@contract/kernel/fields/day';
import { decisionWords } from '@contract/locales/es-MX/credit/decisions';
import { preparation } from '@contract/locales/es-MX/funding/offers';
import { t } from '@portal/i18n';
import { Loaded } from '@portal/refine/Loaded';
import { useRead } from '@portal/refine/use-read';
import type { Asked } from '@portal/ui/form/FocusField';
import { Section } from '@portal/ui/kit/Section';
import { useState } from 'react';
import { OfferChecklist } from './OfferChecklist';
import { OfferPreviewButton } from './OfferPreviewButton';
import { OfferSheetForm } from './OfferSheetForm';
import { endOf, PublicationForm } from './PublicationForm';
import styles from './projects.module.css';

const USUAL_DAYS = 20;

/** Why a credit is not published yet, in a sentence. */
function lacksOf({ conditions }: ProjectDetail, { checklist }: OfferPreview): string | undefined {
  const open = conditions.filter(({ met_at: met }) => met === null);
  if (open.length > 0) {
    return t(decisionWords.conditionsOpen, { names: open.map(({ text }) => text).join('; ') });
  }
  return checklist.every(({ done }) => done) ? undefined : t(preparation.incomplete);
}

/** What staff do before investors see a credit: write its sheet, see what it lacks, look at it, publish it. */
export function OfferPreparation({ project }: { project: ProjectDetail }) {
  const [closesOn, setClosesOn] = useState(() => addDays(dayInMexicoCity(new Date()), USUAL_DAYS));
  const [inSheet, setInSheet] = useState<Asked<SheetField> | null>(null);
  const [inPublication, setInPublication] = useState<Asked<'closes_at'> | null>(null);
  const query = useRead(
    opportunities.preview,
    { params: { projectId: project.id }, query: { closes_at: endOf(closesOn) } },
    { keepPrevious: true },
  );
  const mayPublish = project.actions.includes('publish');

  function fillerOf(prepared: OfferPreview) {
    return (item: OfferItem) => {
      if (item === 'deadline') {
        return mayPublish ? () => setInPublication({ field: 'closes_at' }) : null;
      }
      const wanted = item === 'age' ? 'birth_day' : item;
      const fields: readonly SheetField[] = sheetFields[prepared.offer.applicant.kind];
      const field = fields.find((name) => name === wanted);
      return field ? () => setInSheet({ field }) : null;
    };
  }

  return (
    <Loaded query={query}>
      {(prepared) => {
        const shown = (
          <>
            <OfferChecklist checklist={prepared.checklist} onFill={fillerOf(prepared)} />
            <div>
              <OfferPreviewButton offer={prepared.offer} />
            </div>
          </>
        );
        return (
          <>
            <OfferSheetForm projectId={project.id} prepared={prepared} asked={inSheet} />
            <Section
              title={t(preparation.publication)}
              description={mayPublish ? t(preparation.publicationHelp) : t(preparation.waits)}
            >
              {mayPublish ? (
                <PublicationForm
                  projectId={project.id}
                  offer={prepared.offer}
                  lacks={lacksOf(project, prepared)}
                  closesOn={closesOn}
                  onClosesOn={setClosesOn}
                  asked={inPublication}
                >
                  {shown}
                </PublicationForm>
              ) : (
                <div className={styles.group}>{shown}</div>
              )}
            </Section>
          </>
        );
      }}
    </Loaded>
  );
}
