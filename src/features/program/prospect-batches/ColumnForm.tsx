import { type Encoding, encodings } from '@contract/kernel/text-decoder';
import { table } from '@contract/locales/es-MX/kernel/table';
import { uploads } from '@contract/locales/es-MX/program/prospect-uploads';
import {
  type ColumnMap,
  type Delimiter,
  delimiters,
  type ProspectBatch,
  prospectBatches,
} from '@contract/program/prospect-batches';
import { type BatchField, batchFields, optionalFields } from '@contract/program/prospect-cells';
import { t } from '@portal/i18n';
import { useAct } from '@portal/refine/use-act';
import { toFailure } from '@portal/ui/failure';
import { useOutcome } from '@portal/ui/kit/use-outcome';
import { Button, Select } from 'antd';
import { useId, useState } from 'react';
import styles from './batches.module.css';

/** Which column of the file is what, how its text is written and what parts its cells; the file is read again by it. */
export function ColumnForm({ batch }: { batch: ProspectBatch }) {
  const tell = useOutcome();
  const map = useAct(prospectBatches.map);
  const [columns, setColumns] = useState<ColumnMap>(batch.columns ?? {});
  const [encoding, setEncoding] = useState(batch.encoding);
  const [wrong, setWrong] = useState<Readonly<Record<string, string>>>({});
  const params = { batchId: batch.id };
  const [delimiter, setDelimiter] = useState(batch.delimiter);
  const [sheet, setSheet] = useState(batch.sheet);
  const [headingRow, setHeadingRow] = useState(batch.heading_row);
  const isOtherSheet = sheet !== null && sheet !== batch.sheet;
  const other = {
    ...(isOtherSheet && { sheet }),
    // Of another sheet the rows are not known yet.
    ...(!isOtherSheet &&
      headingRow !== null &&
      headingRow !== batch.heading_row && { heading_row: headingRow }),
    ...(encoding !== null && encoding !== batch.encoding && { encoding }),
    ...(delimiter !== null && delimiter !== batch.delimiter && { delimiter }),
  };
  const isOther = Object.keys(other).length > 0;

  function read() {
    // Written or cut otherwise, in another sheet or row, the headings are others.
    const body = isOther ? other : { columns };
    map.mutate(
      { params, body },
      {
        onError(failure) {
          const { fields } = toFailure(failure);
          setWrong(fields ?? {});
          if (!fields) tell.notDone(failure);
        },
      },
    );
  }

  return (
    <form
      className={styles.part}
      onSubmit={(event) => {
        event.preventDefault();
        read();
      }}
    >
      <p className={styles.muted}>{t(uploads.columnsHelp)}</p>
      <div className={styles.cells}>
        {sheet !== null && batch.sheets.length > 1 ? (
          <Choice
            label={t(uploads.sheet)}
            value={sheet}
            options={batch.sheets.map((label, value) => ({ value, label }))}
            onChange={(value: number) => setSheet(value)}
          />
        ) : null}
        {headingRow === null ? null : (
          <Choice
            label={t(uploads.headingRow)}
            value={headingRow}
            options={batch.top.map(({ row, cells }) => ({
              value: row,
              label: t(uploads.rowWith, { row, cells: cells.filter(Boolean).join(', ') }),
            }))}
            disabled={isOtherSheet}
            onChange={(value: number) => setHeadingRow(value)}
          />
        )}
        {encoding ? (
          <Choice
            label={t(uploads.encoding)}
            value={encoding}
            options={encodings.map((value) => ({ value, label: t(uploads.encodings[value]) }))}
            onChange={(value: Encoding) => setEncoding(value)}
          />
        ) : null}
        {delimiter ? (
          <Choice
            label={t(table.delimiter)}
            value={delimiter}
            options={delimiters.map((value) => ({
              value,
              label: t(table.delimiters[value]),
            }))}
            onChange={(value: Delimiter) => setDelimiter(value)}
          />
        ) : null}
        {batchFields.map((field) => (
          <Choice
            key={field}
            label={t(uploads.fields[field])}
            value={columns[field] ?? -1}
            isRequired={!optionalFields.includes(field)}
            problem={wrong[`columns.${field}`]}
            options={optionsOf(batch, field)}
            disabled={isOther}
            onChange={(column: number) => setColumns(withColumn(columns, field, column))}
          />
        ))}
      </div>
      <Button htmlType="submit" type="primary" loading={map.isPending}>
        {isOther ? t(uploads.readOther) : t(uploads.readSo)}
      </Button>
    </form>
  );
}

function withColumn(columns: ColumnMap, field: BatchField, column: number): ColumnMap {
  const { [field]: _, ...others } = columns;
  return column < 0 ? others : { ...others, [field]: column };
}

function optionsOf({ headings, sample, columns }: ProspectBatch, field: BatchField) {
  const mayBeNone = optionalFields.includes(field) || columns?.[field] === undefined;
  return [
    ...(mayBeNone ? [{ value: -1, label: t(uploads.noColumn) }] : []),
    ...headings.map((heading, value) => {
      const example = sample[0]?.[value];
      return { value, label: example ? t(uploads.columnWith, { heading, example }) : heading };
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
      <label htmlFor={id}>{isRequired ? t(uploads.requiredColumn, { field: label }) : label}</label>
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
