import { faqCatalogWords as words } from '@contract/locales/es-MX/platform/faq-catalog';
import { faqAudiences, faqTopics } from '@contract/locales/es-MX/platform/faq-topics';
import { faqAudienceNames, faqTopicNames, MOST_OF_AN_ANSWER } from '@contract/platform/faqs';
import { t, texts } from '@portal/i18n';
import { DateInput } from '@portal/ui/form/inputs/DateInput';
import { MultiSelect } from '@portal/ui/form/inputs/MultiSelect';
import { optionsOf } from '@portal/ui/form/inputs/options';
import { SelectInput } from '@portal/ui/form/inputs/SelectInput';
import { TextAreaWithCounter } from '@portal/ui/form/inputs/TextAreaWithCounter';
import { TextInput } from '@portal/ui/form/inputs/TextInput';

const topics = optionsOf(faqTopicNames, texts(faqTopics));
const audiences = optionsOf(faqAudienceNames, texts(faqAudiences));

/** What is said of a question, new or kept. */
export function FaqFields() {
  return (
    <>
      <TextInput name="question" label={t(words.question)} />
      <TextAreaWithCounter
        name="answer"
        label={t(words.answer)}
        help={t(words.answerHelp)}
        maximum={MOST_OF_AN_ANSWER}
        rows={6}
      />
      <SelectInput name="topic" label={t(words.topic)} options={topics} />
      <MultiSelect name="audience" label={t(words.audience)} options={audiences} />
      <DateInput name="published_from" label={t(words.publishedFrom)} />
    </>
  );
}
