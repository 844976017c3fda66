import type { SurveyReason } from '@contract/credit/surveys';
import { surveyWords as words } from '@contract/locales/es-MX/credit/surveys';
import { call } from '@portal/api/call';
import { t, texts } from '@portal/i18n';
import { PublicCheckbox } from '@portal/ui/public/PublicCheckbox';
import { PublicForm } from '@portal/ui/public/PublicForm';
import { PublicSelect } from '@portal/ui/public/PublicSelect';
import { PublicTextField } from '@portal/ui/public/PublicTextField';
import { scale } from './scale';

/** Written out, so that the page does not load the contract before it is needed. */
const reasons = Object.entries(texts(words.reason));
const isReason = (key: string): key is SurveyReason => key in texts(words.reason);

const scores = (min: number, max: number) =>
  scale({ min, max }).map((value) => ({ value, label: value }));

async function load() {
  const [{ surveyAnswer }, z] = await Promise.all([
    import('@contract/credit/surveys'),
    import('zod'),
  ]);
  const { recommend, quality, timing, reasons: some, ...rest } = surveyAnswer.shape;
  const score = z
    .string()
    .optional()
    .transform((text) => (text === undefined ? undefined : Number(text)));
  const ticked = z
    .record(z.string(), z.boolean())
    .transform((boxes) => Object.keys(boxes).filter((key) => boxes[key] && isReason(key)));
  return {
    body: z.strictObject({
      ...rest,
      recommend: score.pipe(recommend),
      quality: score.pipe(quality),
      timing: score.pipe(timing),
      reasons: ticked.pipe(some),
    }),
  };
}

/** The survey's questions; what is answered is kept in no browser. */
export function SurveyForm({ pass, onDone }: { pass: string; onDone: () => void }) {
  return (
    <PublicForm
      load={load}
      initial={{
        recommend: '',
        quality: '',
        timing: '',
        comment: '',
        anonymous: false,
        ...Object.fromEntries(reasons.map(([key]) => [`reasons.${key}`, false])),
      }}
      submitLabel={t(words.send)}
      onSubmit={async (body) => {
        const { surveys } = await import('@contract/credit/surveys');
        await call(surveys.answer, { body: { ...body, pass } }, { token: null });
        onDone();
      }}
    >
      <PublicSelect
        name="recommend"
        label={t(words.recommend)}
        help={t(words.recommendHelp)}
        options={scores(0, 10)}
      />
      <PublicSelect
        name="quality"
        label={t(words.quality)}
        help={t(words.starsHelp)}
        options={scores(1, 5)}
      />
      <PublicSelect
        name="timing"
        label={t(words.timing)}
        help={t(words.starsHelp)}
        options={scores(1, 5)}
      />
      <fieldset className="pub-fieldset">
        <legend>{t(words.reasons)}</legend>
        <p className="pub-muted">{t(words.reasonsHelp)}</p>
        {reasons.map(([key, label]) => (
          <PublicCheckbox key={key} name={`reasons.${key}`} label={label} />
        ))}
      </fieldset>
      <PublicTextField name="comment" label={t(words.comment)} autoComplete="off" optional />
      <PublicCheckbox name="anonymous" label={t(words.anonymous)} />
    </PublicForm>
  );
}
