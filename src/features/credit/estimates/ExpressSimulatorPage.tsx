import { FIRST_COVERAGE } from '@contract/credit/estimate-fields';
import { type EstimateItem, estimates, newEstimate } from '@contract/credit/estimates';
import { expressWords as words } from '@contract/locales/es-MX/credit/estimates-page';
import { t } from '@portal/i18n';
import { useAct } from '@portal/refine/use-act';
import { useMay } from '@portal/refine/use-may';
import { AppForm } from '@portal/ui/form/AppForm';
import { FollowValues, type FormValues } from '@portal/ui/form/FollowValues';
import { HeldForms } from '@portal/ui/form/held-forms';
import { Page } from '@portal/ui/kit/Page';
import { Section } from '@portal/ui/kit/Section';
import { useScreenTitle } from '@portal/ui/screen-context';
import { useContext, useEffect, useRef, useState } from 'react';
import { EstimateResult, ResultInSight } from './EstimateResult';
import styles from './estimates.module.css';
import { ShareActs } from './ShareActs';
import { SharedLately } from './SharedLately';
import { useEstimate } from './use-estimate';
import { VisitFields } from './VisitFields';

const FIRST = {
  technology: 'photovoltaic',
  coverage: FIRST_COVERAGE,
  term_months: 48,
  label: '',
} as const;

/** One screen for a visit: what the bill says, payment beside saving, and the estimate shared. */
export function ExpressSimulatorPage() {
  const create = useAct(estimates.create);
  const mayShare = useMay('estimates.create');
  const held = useContext(HeldForms);
  const [values, setValues] = useState<FormValues>(FIRST);
  const [shared, setShared] = useState<EstimateItem>();
  const estimated = useEstimate(values);
  return (
    <Page title={useScreenTitle()} explanation={t(words.help)}>
      <div className={styles.visit}>
        <Section title={t(words.inputs)}>
          <HeldForms value={mayShare ? held : t(words.verifyFirst)}>
            <AppForm
              schema={newEstimate}
              initial={FIRST}
              submitLabel={t(words.share)}
              onSubmit={async (body) => setShared(await create.mutateAsync({ body }))}
            >
              <VisitFields />
              <FollowValues onChange={setValues} />
            </AppForm>
          </HeldForms>
          <ResultInSight estimated={estimated} />
        </Section>
        <div className={styles.result}>
          {shared ? <Shared key={shared.id} estimate={shared} /> : null}
          <EstimateResult estimated={estimated} />
        </div>
      </div>
      <SharedLately />
    </Page>
  );
}

/** What was just shared, brought into sight: on a telephone the form above is longer than the screen. */
function Shared({ estimate }: { estimate: EstimateItem }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.scrollIntoView({ block: 'center' }), []);
  return (
    <div ref={box}>
      <Section title={t(words.shared)} description={t(words.sharedHelp)}>
        <div role="status">
          <ShareActs estimate={estimate} />
        </div>
      </Section>
    </div>
  );
}
