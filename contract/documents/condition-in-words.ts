import { productCatalog } from '../credit/product-catalog';
import { toCentavos } from '../kernel/fields/centavos';
import { formatMxn } from '../kernel/fields/mxn';
import { isRole } from '../kernel/roles';
import { t, texts } from '../kernel/words';
import { projectStatusName } from '../locales/es-MX/credit/project-states';
import { conditionWords, operatorName } from '../locales/es-MX/documents/condition-words';
import { roleName } from '../locales/es-MX/identity/roles';
import { personKindName } from '../locales/es-MX/people/person-kinds';
import type { Comparison, Condition, ConditionField, ConditionValue } from './document-conditions';

/** The condition as people read it in a sentence: "el rol es Instalador y el monto del crédito es al menos …". */
export function conditionInWords(condition: Condition): string {
  if ('field' in condition) return comparisonInWords(condition);
  if ('not' in condition) {
    return t(conditionWords.not, { condition: inGroup(condition.not) });
  }
  if ('and' in condition) return joined(condition.and, 'and');
  return joined(condition.or, 'or');
}

/** The parts of a group, each group within it between parentheses. */
const joined = (parts: readonly Condition[], by: 'and' | 'or') =>
  parts.length === 1
    ? parts.map(conditionInWords).join('')
    : parts.map(inGroup).reduce((first, second) => t(conditionWords[by], { first, second }));

const inGroup = (condition: Condition): string => {
  const text = conditionInWords(condition);
  return 'field' in condition ? text : t(conditionWords.group, { condition: text });
};

function comparisonInWords({ field, op, value }: Comparison): string {
  if (field === 'has_co_obligor') {
    const wanted = (op === 'eq') === (value === true);
    return wanted ? t(conditionWords.coObligor) : t(conditionWords.noCoObligor);
  }
  return t(conditionWords.comparison, {
    field: t(conditionWords.fields[field]),
    // "es Solicitante o Instalador": a list needs no other word.
    operator: t(op === 'in' ? operatorName.eq : operatorName[op]),
    value: valuesInWords(field, value),
  });
}

function valuesInWords(field: ConditionField, value: ConditionValue): string {
  const names = (typeof value === 'object' ? value : [value]).map((one) =>
    typeof one === 'number' ? formatMxn(toCentavos(one)) : valueName(field, String(one)),
  );
  const last = names.pop() ?? '';
  if (names.length === 0) return last;
  const first = names.reduce((a, b) => t(conditionWords.comma, { first: a, second: b }));
  return t(conditionWords.or, { first, second: last });
}

/** The name that people read of a value of a choice. */
export function valueName(field: ConditionField, value: string): string {
  if (field === 'role' && isRole(value)) return t(roleName[value]);
  if (field === 'product') {
    const product = productCatalog.find(({ name }) => name === value);
    return product ? t(product.text) : value;
  }
  const names = { ...texts(personKindName), ...texts(projectStatusName) };
  return new Map<string, string>(Object.entries(names)).get(value) ?? value;
}
