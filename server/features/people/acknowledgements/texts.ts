import { dayInMexicoCity } from '@contract/kernel/fields/day';
import { acknowledgementTexts } from '@contract/locales/es-MX/people/acknowledgement-texts';
import { type AcknowledgedText, acknowledgedTexts } from '@contract/people/acknowledgements';
import type { Db, Tx } from '@server/db/connection';
import {
  type ContractKind,
  type ContractText,
  contractTextsOn,
  legalKind,
} from '@server/features/platform';
import { texts } from '@server/i18n';

interface Section {
  title: string;
  paragraphs?: readonly string[];
  items?: readonly string[];
}

const kindOf = (document: AcknowledgedText): ContractKind =>
  legalKind(`constancia-${document}`, () => {
    const { title, sections }: { title: string; sections: readonly Section[] } = texts(
      acknowledgementTexts[document],
    );
    const lines = sections.flatMap(({ title: heading, paragraphs = [], items = [] }) => [
      `# ${heading}`,
      ...paragraphs,
      ...items.map((line) => `- ${line}`),
    ]);
    return { title, lines };
  });

/** What installers declare to know, as texts that staff keep in versions. */
export const acknowledgementKinds: Readonly<Record<AcknowledgedText, ContractKind>> = {
  'practicas-de-venta': kindOf('practicas-de-venta'),
  'datos-de-clientes': kindOf('datos-de-clientes'),
};

export interface TextInForce {
  document: AcknowledgedText;
  text: ContractText;
}

/** All of them as they hold at a moment, in their order. */
export async function acknowledgedTextsAt(db: Db | Tx, now: Date): Promise<TextInForce[]> {
  const kinds = acknowledgedTexts.map((document) => acknowledgementKinds[document]);
  const inForce = await contractTextsOn(db, kinds, dayInMexicoCity(now));
  return acknowledgedTexts.flatMap((document, at) => {
    const text = inForce[at];
    return text ? [{ document, text }] : [];
  });
}
