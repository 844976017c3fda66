import type { ChecklistItem } from '@contract/documents/documents';
import { conditionWords } from '@contract/locales/es-MX/documents/condition-words';
import { ruleWords } from '@contract/locales/es-MX/documents/definition-pages';
import { roleName } from '@contract/locales/es-MX/identity/roles';
import { personKindName } from '@contract/locales/es-MX/people/person-kinds';
import { t } from '@portal/i18n';
import { Alert } from 'antd';
import { useState } from 'react';
import { DocumentSlot } from '../documents/DocumentSlot';
import { conditionText } from './condition-text';
import styles from './definitions.module.css';
import { ExampleFacts } from './ExampleFacts';
import { askedOf, firstExample, isBroughtBy, type Previewed, verdictOf, waitsFor } from './example';

/** The place as a person would see it, who is asked for it, and the rule on an example that staff change. */
export function DefinitionPreview({ definition }: { definition: Previewed }) {
  const [example, setExample] = useState(firstExample);
  const verdict = verdictOf(definition, example);
  const people = askedOf(definition, example);
  const blocked =
    verdict === 'closed'
      ? t(conditionWords.askedWhen, { condition: conditionText(definition.condition) })
      : waitsFor(definition, example);
  return (
    <div className={styles.preview}>
      <div>
        <h3>{t(ruleWords.example)}</h3>
        <p>{t(ruleWords.exampleHelp)}</p>
      </div>
      <ExampleFacts
        facts={example}
        ofProject={definition.db_table !== 'users'}
        onChange={setExample}
      />
      <Alert
        role="status"
        type={verdict === 'asked' ? 'success' : 'info'}
        showIcon
        message={t(ruleWords[verdict ?? 'incomplete'])}
      />
      <div>
        <h3>{t(ruleWords.askedOf)}</h3>
        <ul>
          {people.map(({ role, person }) => (
            <li key={`${role} ${person}`}>
              {t(ruleWords.audience, {
                role: t(roleName[role]),
                person: t(personKindName[person]),
              })}
            </li>
          ))}
        </ul>
        {people.length === 0 ? <p>{t(ruleWords.nobody)}</p> : null}
      </div>
      {verdict === 'asked' || verdict === 'closed' ? (
        <div>
          <h3>{t(ruleWords.seen)}</h3>
          <div inert>
            <DocumentSlot
              item={slotOf(definition, {
                is_required: definition.is_required && verdict === 'asked',
                can_upload: blocked === null && isBroughtBy(definition, example),
                blocked_because: blocked,
              })}
            />
          </div>
        </div>
      ) : null}
    </div>
  );
}

/** The definition as the place of a person who has uploaded nothing. */
function slotOf(
  definition: Previewed,
  standing: Pick<ChecklistItem, 'is_required' | 'can_upload' | 'blocked_because'>,
): ChecklistItem {
  return {
    doc_id: 0,
    name: definition.name,
    description: definition.description,
    indication: definition.indication,
    clasification: definition.db_table === 'users' ? 'user' : 'project',
    clasification_2: definition.clasification_2,
    section_id: definition.section_id,
    field_name: '',
    div_class: definition.div_class,
    verification_requiered: definition.verification_requiered,
    file_type: definition.file_type,
    db_table: definition.db_table,
    db_field: '',
    owner_id: '',
    is_associated: false,
    assoc_index: 0,
    place: null,
    state: 'missing',
    document: null,
    quarantined: false,
    earlier: 0,
    asked_no_more: false,
    ...standing,
  };
}
