import { type Columns, type Delimiter, delimiters } from '@contract/kernel/sheets/columns';
import { type Encoding, encodings } from '@contract/kernel/text-decoder';
import { sheets } from '@contract/locales/es-MX/kernel/sheets';
import { table } from '@contract/locales/es-MX/kernel/table';
import { t } from '@portal/i18n';
import { toFailure } from '@portal/ui/failure';
import { useOutcome } from '@portal/ui/kit/use-outcome';
import { Button, Select } from 'antd';
import { useId, useState } from 'react';
import styles from './sheets.module.css';

/** A file of rows as it was read. */
export interface ReadSheet<Field extends string> {
  columns: Columns<Field> | null;
  headings: readonly string[];
  sample: readonly (readonly string[])[];
  encoding: Encoding | null;
  delimiter: Delimiter | null;
  /** The sheets of a workbook, and which of them was read. */
  sheets: readonly string[];
  sheet: number | null;
  heading_row: number | null;
  top: readonly { row: number; cells: readonly string[] }[];
}

/** How a file is to be read instead: other columns alone, or all of it in another way. */
export interface ReadingAsked<Field extends string> {
  columns?: Columns<Field>;
  encoding?: Encoding;
  delimiter?: Delimiter;
  sheet?: number;
  heading_row?: number;
}

export interface SheetField<Field extends string> {
  name: Field;
  label: string;
  isOptional: boolean;
}

interface ColumnFormProps<Field extends string> {
  read: ReadSheet<Field>;
  fields: readonly SheetField<Field>[];
  isPending: boolean;
  onRead: (asked: ReadingAsked<Field>) => Promise<unknown>;
}

/** Which column of the file is what, how its text is written and what parts its cells; the file is read again by it. */
export function ColumnForm<Field extends string>(props: ColumnFormProps<Field>) {
  const { read, fields, isPending, onRead } = props;
  const tell = useOutcome();
  const [columns, setColumns] = useState<Columns<Field>>(read.columns ?? {});
  const [encoding, setEncoding] = useState(read.encoding);
  const [wrong, setWrong] = useState<Readonly<Record<string, string>>>({});
  const [delimiter, setDelimiter] = useState(read.delimiter);
  const [sheet, setSheet] = useState(read.sheet);
  const [headingRow, setHeadingRow] = useState(read.heading_row);
  const isOtherSheet = sheet !== null && sheet !== read.sheet;
  const other = {
    ...(isOtherSheet && { sheet }),
    // Of another sheet the rows are not known yet.
    ...(!isOtherSheet &&
      headingRow !== null &&
      headingRow !== read.heading_row && { heading_row: headingRow }),
    ...(encoding !== null && encoding !== read.encoding && { encoding }),
    ...(delimiter !== null && delimiter !== read.delimiter && { delimiter }),
  };
  const isOther = Object.keys(other).length > 0;

  async function readAgain() {
    try {
      // Written or cut otherwise, in another sheet or row, the headings are others.
      await onRead(isOther ? other : { columns });
    } catch (thrown) {
      const { fields: wrongFields } = toFailure(thrown);
      setWrong(wrongFields ?? {});
      if (!wrongFields) tell.notDone(thrown);
    }
  }

  return (
    <form
      className={styles.part}
      onSubmit={(event) => {
        event.preventDefault();
        void readAgain();
      }}
    >
      <p className={styles.muted}>{t(sheets.columnsHelp)}</p>
      <div className={styles.cells}>
        {sheet !== null && read.sheets.length > 1 ? (
          <Choice
            label={t(sheets.sheet)}
            value={sheet}
            options={read.sheets.map((label, value) => ({ value, label }))}
            onChange={(value: number) => setSheet(value)}
          />
        ) : null}
        {headingRow === null ? null : (
          <Choice
            label={t(sheets.headingRow)}
            value={headingRow}
            options={read.top.map(({ row, cells }) => ({
              value: row,
              label: t(sheets.rowWith, { row, cells: cells.filter(Boolean).join(', ') }),
            }))}
            disabled={isOtherSheet}
            onChange={(value: number) => setHeadingRow(value)}
          />
        )}
        {encoding ? (
          <Choice
            label={t(sheets.encoding)}
            value={encoding}
            options={encodings.map((value) => ({ value, label: t(sheets.encodings[value]) }))}
            onChange={(value: Encoding) => setEncoding(value)}
          />
        ) : null}
        {delimiter ? (
          <Choice
            label={t(table.delimiter)}
            value={delimiter}
            options={delimiters.map((value) => ({ value, label: t(table.delimiters[value]) }))}
            onChange={(value: Delimiter) => setDelimiter(value)}
          />
        ) : null}
        {fields.map(({ name, label, isOptional }) => (
          <Choice
            key={name}
            label={label}
            value={columns[name] ?? -1}
            isRequired={!isOptional}
            problem={wrong[`columns.${name}`]}
            options={optionsOf(read, { name, isOptional })}
            disabled={isOther}
            onChange={(column: number) => setColumns(withColumn(columns, name, column))}
          />
        ))}
      </div>
      <Button htmlType="submit" type="primary" loading={isPending}>
        {isOther ? t(sheets.readOther) : t(sheets.readSo)}
      </Button>
    </form>
  );
}

function withColumn<Field extends string>(
  columns: Columns<Field>,
  field: Field,
  column: number,
): Columns<Field> {
  const changed = { ...columns };
  delete changed[field];
  if (column >= 0) changed[field] = column;
  return changed;
}

function optionsOf<Field extends string>(
  { headings, sample, columns }: ReadSheet<Field>,
  { name, isOptional }: Pick<SheetField<Field>, 'name' | 'isOptional'>,
) {
  const mayBeNone = isOptional || columns?.[name] === undefined;
  return [
    ...(mayBeNone ? [{ value: -1, label: t(sheets.noColumn) }] : []),
    ...headings.map((heading, value) => {
      const example = sample[0]?.[value];
      return { value, label: example ? t(sheets.columnWith, { heading, example }) : heading };
    }),
  ];
}
interface ChoiceProps<Value> {
  label: string;
  value: Value;
  options: { value: Value; label: string }[];
  problem?: string | undefined;
  disabled?: boolean;
  isRequired?: boolean;
  onChange: (value: Value) => void;
}

function Choice<Value extends string | number>(props: ChoiceProps<Value>) {
  const { label, value, options, problem, disabled = false, isRequired = false, onChange } = props;
  const id = useId();
  return (
    <div className={styles.cell}>
      <label htmlFor={id}>{isRequired ? t(sheets.requiredColumn, { field: label }) : label}</label>
      <Select<Value>
        id={id}
        value={value}
        options={options}
        disabled={disabled}
        status={problem ? 'error' : undefined}
        aria-describedby={problem ? `${id}-problem` : undefined}
        onChange={onChange}
      />
      {problem ? (
        <p id={`${id}-problem`} className={styles.wrong}>
          {problem}
        </p>
      ) : null}
    </div>
  );
}
