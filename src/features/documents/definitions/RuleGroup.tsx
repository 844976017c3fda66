import { ruleWords } from '@contract/locales/es-MX/documents/definition-pages';
import { t, texts } from '@portal/i18n';
import { Button, Select } from 'antd';
import styles from './definitions.module.css';
import { RuleRow } from './RuleRow';
import {
  type Group,
  isGroup,
  type Mode,
  newGroup,
  newRow,
  type Row,
  type Steps,
  stepsTo,
} from './rule-tree';

/** Groups within the first one. */
const MOST_DEEP = 2;

interface Problem {
  path: Steps;
  message: string;
}

interface RuleGroupProps {
  group: Group;
  problems: readonly Problem[];
  /** From the whole condition to this group. */
  steps: Steps;
  deep?: number;
  onChange: (group: Group) => void;
  onRemove?: () => void;
}

const modes = Object.entries(texts(ruleWords.modes)).map(([value, label]) => ({ value, label }));

/** Comparisons and groups that hold together: all, any or none of them. */
export function RuleGroup({
  group,
  problems,
  steps,
  deep = 0,
  onChange,
  onRemove,
}: RuleGroupProps) {
  const { mode, parts } = group;
  const setPart = (index: number, part: Row | Group) =>
    onChange({ mode, parts: parts.map((old, at) => (at === index ? part : old)) });
  const remove = (index: number) =>
    onChange({ mode, parts: parts.filter((_, at) => at !== index) });
  const add = (part: Row | Group) => onChange({ mode, parts: [...parts, part] });
  const own = problems.find(({ path }) => isAt(path, steps, mode));
  return (
    <fieldset className={styles.group} aria-label={t(ruleWords.group)}>
      <div className={styles.groupHead}>
        <Select<Mode>
          aria-label={t(ruleWords.mode)}
          options={modes.filter(isMode)}
          value={mode}
          onChange={(next) => onChange({ mode: next, parts })}
        />
        {onRemove ? (
          <Button size="small" type="link" onClick={onRemove}>
            {t(ruleWords.removeGroup)}
          </Button>
        ) : null}
      </div>
      {parts.map((part, index) => {
        const to = [...steps, ...stepsTo(mode, index)];
        return isGroup(part) ? (
          <RuleGroup
            // biome-ignore lint/suspicious/noArrayIndexKey: a part is where it is, and has no other name.
            key={index}
            group={part}
            problems={problems}
            steps={to}
            deep={deep + 1}
            onChange={(next) => setPart(index, next)}
            onRemove={() => remove(index)}
          />
        ) : (
          <RuleRow
            // biome-ignore lint/suspicious/noArrayIndexKey: a part is where it is, and has no other name.
            key={index}
            number={index + 1}
            row={part}
            problem={problems.find(({ path }) => startsWith(path, to))?.message}
            onChange={(next) => setPart(index, next)}
            onRemove={() => remove(index)}
          />
        );
      })}
      {own ? <p className={styles.problem}>{own.message}</p> : null}
      <div className={styles.groupHead}>
        <Button size="small" onClick={() => add(newRow())}>
          {t(ruleWords.addRow)}
        </Button>
        {deep < MOST_DEEP ? (
          <Button size="small" onClick={() => add(newGroup())}>
            {t(ruleWords.addGroup)}
          </Button>
        ) : null}
      </div>
    </fieldset>
  );
}

const isMode = (option: {
  value: string;
  label: string;
}): option is { value: Mode; label: string } =>
  option.value === 'and' || option.value === 'or' || option.value === 'none';

const startsWith = (path: Steps, steps: Steps) => steps.every((step, at) => path[at] === step);

/** Whether a problem is the group's own: that it is empty, for one. */
const isAt = (path: Steps, steps: Steps, mode: Mode) => {
  const own = [...steps, ...stepsTo(mode, 0).slice(0, -1)];
  return path.length === own.length && startsWith(path, own);
};
