import { productName } from '@contract/credit/product-catalog';
import {
  MOST_COMMENT,
  MOST_REASONS,
  RECOMMEND,
  STARS,
  surveyAnswer,
  surveyReasons,
  surveys,
} from '@contract/credit/surveys';
import { href } from '@contract/kernel/screens';
import { creditReceipts } from '@contract/locales/es-MX/credit/receipts';
import { ownSurvey, surveyWords as words } from '@contract/locales/es-MX/credit/surveys';
import { t, texts } from '@portal/i18n';
import { Loaded } from '@portal/refine/Loaded';
import { useAct } from '@portal/refine/use-act';
import { useRead } from '@portal/refine/use-read';
import { AppForm } from '@portal/ui/form/AppForm';
import { CheckboxInput } from '@portal/ui/form/inputs/CheckboxInput';
import { MultiSelect } from '@portal/ui/form/inputs/MultiSelect';
import { optionsOf } from '@portal/ui/form/inputs/options';
import { RadioInput } from '@portal/ui/form/inputs/RadioInput';
import { TextAreaWithCounter } from '@portal/ui/form/inputs/TextAreaWithCounter';
import { ButtonLink } from '@portal/ui/kit/ButtonLink';
import { EmptyState } from '@portal/ui/kit/EmptyState';
import { Page } from '@portal/ui/kit/Page';
import { useReceipt } from '@portal/ui/kit/use-receipt';
import { useParam, useScreenTitle } from '@portal/ui/screen-context';
import * as z from 'zod';
import { scale } from './scale';

const scores = (bounds: typeof RECOMMEND | typeof STARS) =>
  scale(bounds).map((value) => ({ value, label: value }));

const inForm = { recommend: '', quality: '', timing: '' };
const { recommend, quality, timing } = surveyAnswer.shape;
const typed = z.string().transform(Number);

/** The contract's answer; a choice of the form holds its number as text. */
const schema = surveyAnswer.extend({
  recommend: typed.pipe(recommend),
  quality: typed.pipe(quality),
  timing: typed.pipe(timing),
});

/** An applicant says how their installation went, once. */
export function OwnSurveyPage() {
  const title = useScreenTitle();
  const projectId = useParam('projectId');
  const params = { projectId };
  const query = useRead(surveys.show, { params });
  const answer = useAct(surveys.create);
  const give = useReceipt();
  const back = (
    <ButtonLink to={href('loanApplication', { projectId })}>{t(ownSurvey.back)}</ButtonLink>
  );
  return (
    <Loaded
      query={query}
      title={title}
      wayOn={<ButtonLink to={href('applicantHome')}>{t(ownSurvey.home)}</ButtonLink>}
    >
      {({ state, product_id: product, installer }) => (
        <Page
          title={title}
          explanation={t(words.about, { product: productName(product), installer })}
        >
          {state === 'open' ? (
            <AppForm
              draft={`survey-${projectId}`}
              schema={schema}
              initial={{ ...inForm, reasons: [], anonymous: false }}
              submitLabel={t(words.send)}
              onSubmit={async (body) => {
                await answer.mutateAsync({ params, body });
                give(texts(creditReceipts.survey));
              }}
            >
              <RadioInput
                inline
                name="recommend"
                label={t(words.recommend)}
                help={t(words.recommendHelp)}
                options={scores(RECOMMEND)}
              />
              {(['quality', 'timing'] as const).map((name) => (
                <RadioInput
                  key={name}
                  inline
                  name={name}
                  label={t(words[name])}
                  help={t(words.starsHelp)}
                  options={scores(STARS)}
                />
              ))}
              <MultiSelect
                name="reasons"
                label={t(words.reasons)}
                options={optionsOf(surveyReasons, texts(words.reason))}
                maximum={MOST_REASONS}
                optional
              />
              <TextAreaWithCounter
                name="comment"
                label={t(words.comment)}
                maximum={MOST_COMMENT}
                rows={3}
                optional
              />
              <CheckboxInput name="anonymous" label={t(words.anonymous)} />
            </AppForm>
          ) : (
            <EmptyState text={t(ownSurvey[state])} action={back} />
          )}
        </Page>
      )}
    </Loaded>
  );
}
