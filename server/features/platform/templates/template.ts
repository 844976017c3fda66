import type { TextBlock } from '@contract/kernel/text-blocks';
import { mailExampleWords } from '@contract/locales/es-MX/platform/mail-examples';
import {
  MOST_OF_A_CONTRACT,
  MOST_OF_A_MAIL,
  type TemplateGroup,
  type TemplatePlace,
} from '@contract/platform/templates';
import type { Config } from '@server/config';
import { notFound, refused } from '@server/http/errors';
import { t } from '@server/i18n';
import { type ContractKind, contractKinds, OWN_CONTRACT_NUMBER } from './contract-kinds';
import { contractProblems, drawnAmong, filledBlocks, filledTitle } from './contract-rules';
import { type Addressee, type MailTemplate, mailTemplates } from './mail-registry';
import { fill, placesOf, problemsOf, shownText } from './mail-rules';
import type { TemplateText } from './places';

/** A text that staff keep in versions, whatever it is for. */
export interface Template {
  name: string;
  group: TemplateGroup;
  mostOfBody: number;
  /** The product's own text, before all versions. */
  own: TemplateText & { number: number };
  places: TemplatePlace[];
  /** What is wrong with a text, by field; empty when it may be used. */
  problemsOf: (text: TemplateText) => Partial<TemplateText>;
  /** The text filled with examples; asked of what may be used alone. */
  preview: (text: TemplateText) => { subject: string; blocks: TextBlock[] };
  /** The contract that it is the text of: legal text, which two people change. */
  contract: ContractKind | null;
}

/** Whom previews greet. */
const somebody = (): Addressee => ({ email: '', fullName: t(mailExampleWords.person) });

/** Every contract that people sign and every mail that the product sends. */
export const allTemplates = (config: Config, to = somebody()): Template[] => [
  ...contractKinds().map((kind) => ofContract(kind, config.brand)),
  ...mailTemplates(config, to).map(ofMail),
];

/** @throws AppError not found, of a name that no template has */
export function templateCalled(config: Config, name: string, to = somebody()): Template {
  const found = allTemplates(config, to).find((template) => template.name === name);
  if (!found) throw notFound();
  return found;
}

/** @throws AppError rule, on its fields, of a text that may not be used */
export function assertUsable(template: Template, text: TemplateText): void {
  const fields = template.problemsOf(text);
  const [problem] = Object.values(fields);
  if (problem) throw refused(problem, { ...fields });
}

function ofContract(contract: ContractKind, brand: string): Template {
  const { name } = contract;
  const places = contract.places(brand);
  const examples = new Map(places.map((place) => [place.name, place.example]));
  return {
    name,
    group: contract.group,
    mostOfBody: MOST_OF_A_CONTRACT,
    own: { ...contract.own(), number: OWN_CONTRACT_NUMBER },
    places,
    problemsOf: (text) => contractProblems(places, text),
    preview: ({ subject, body }) => ({
      subject: filledTitle(subject, examples),
      blocks: filledBlocks(body, drawnAmong(places), examples).map((block) =>
        // What is drawn is in the PDF; its example says what stands there.
        block.kind === 'drawn' ? { ...block, text: examples.get(block.text) ?? '' } : block,
      ),
    }),
    contract,
  };
}

function ofMail({ name, group, wording }: MailTemplate): Template {
  return {
    name,
    group,
    mostOfBody: MOST_OF_A_MAIL,
    own: {
      number: 0,
      subject: shownText(wording.subject.raw),
      body: shownText(wording.body.raw),
    },
    places: placesOf(wording),
    problemsOf: (text) => problemsOf(wording, text),
    preview(text) {
      const mail = fill(wording, text);
      if (!mail) throw new Error('words that were checked name places of their mail');
      return {
        subject: mail.subject,
        blocks: [{ kind: 'paragraph', label: '', text: mail.text }],
      };
    },
    contract: null,
  };
}
