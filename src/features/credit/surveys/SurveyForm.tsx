import { surveyWords as words } from '@contract/locales/es-MX/credit/surveys';
import { call } from '@portal/api/call';
import { t, texts } from '@portal/i18n';
import { PublicCheckbox } from '@portal/ui/public/PublicCheckbox';
import { PublicForm } from '@portal/ui/public/PublicForm';
import { PublicSelect } from '@portal/ui/public/PublicSelect';
import { PublicTextField } from '@portal/ui/public/PublicTextField';
import { scale } from './scale';

const reasons = Object.entries(texts(words.reason));

const scores = (min: number, max: number) =>
  scale({ min, max }).map((value) => ({ value, label: value }));

/** The survey's questions; what is answered is kept in no browser. */
export function SurveyForm({ pass, onDone }: { pass: string; onDone: () => void }) {
  return (
    <PublicForm
      load={async () => ({ body: (await import('./survey-typed')).surveyTyped })}
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
