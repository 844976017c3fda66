import {
  catalogExtensions,
  type EquipmentBatch,
  equipmentBatches,
  MAX_CATALOG_MEGABYTES,
} from '@contract/credit/equipment-batches';
import { cellFields, optionalCells } from '@contract/credit/equipment-cells';
import { cellHeadings } from '@contract/credit/equipment-headings';
import { equipmentImport as words } from '@contract/locales/es-MX/credit/equipment-page';
import { common } from '@contract/locales/es-MX/kernel/common';
import { upload } from '@portal/api/call';
import { t } from '@portal/i18n';
import { Loaded } from '@portal/refine/Loaded';
import { useAct, useReload } from '@portal/refine/use-act';
import { useConfirmedAct } from '@portal/refine/use-confirmed-act';
import { useRead, useRecord } from '@portal/refine/use-read';
import { toFailure } from '@portal/ui/failure';
import { FormDrawer } from '@portal/ui/form/FormDialog';
import { FileDrop } from '@portal/ui/form/inputs/FileDrop';
import { useSending } from '@portal/ui/form/inputs/use-sending';
import { ColumnForm } from '@portal/ui/sheets/ColumnForm';
import { FirstRows, fieldsByColumn } from '@portal/ui/sheets/FirstRows';
import { toCsv } from '@portal/ui/table/csv';
import { saveTextFile } from '@portal/ui/table/export-rows';
import { Alert, Button } from 'antd';
import { useState } from 'react';
import { BatchReview } from './BatchReview';
import { EarlierBatches } from './EarlierBatches';
import styles from './equipment.module.css';

const fields = cellFields.map((name) => ({
  name,
  label: t(words.fields[name]),
  isOptional: optionalCells.includes(name),
}));

interface ImportDrawerProps {
  /** The file that is shown; the one that waits, or none, otherwise. */
  batchId: string | undefined;
  onShow: (batchId: string | null) => void;
  onClose: () => void;
}

/** A file that fills the catalogue: sent, reviewed, then taken in as a whole or not at all. */
export function ImportDrawer({ batchId, onShow, onClose }: ImportDrawerProps) {
  return (
    <FormDrawer
      open
      width={860}
      title={t(words.title)}
      closable={{ 'aria-label': t(common.close) }}
      onClose={onClose}
    >
      <div className={styles.import}>
        <p>{t(words.help)}</p>
        {batchId ? (
          <CurrentBatch key={batchId} batchId={batchId} onShow={onShow} />
        ) : (
          <Waiting onShow={onShow} />
        )}
        <EarlierBatches onShow={onShow} />
      </div>
    </FormDrawer>
  );
}

/** The file that waits is gone on with; where there is none, one is sent. */
function Waiting({ onShow }: Pick<ImportDrawerProps, 'onShow'>) {
  const [isAnother, setAnother] = useState(false);
  const query = useRead(equipmentBatches.list, { query: { open: 'mine', limit: 1 } });
  return (
    <Loaded query={query}>
      {({ items: [waiting] }) =>
        waiting && !isAnother ? (
          <div className={styles.acts}>
            <Button type="primary" onClick={() => onShow(waiting.id)}>
              {t(words.current, { file: waiting.file_name })}
            </Button>
            <Button onClick={() => setAnother(true)}>{t(words.another)}</Button>
          </div>
        ) : (
          <SendFile onShow={onShow} />
        )
      }
    </Loaded>
  );
}

function SendFile({ onShow }: Pick<ImportDrawerProps, 'onShow'>) {
  const reload = useReload();
  const sending = useSending(async (chosen, options) => {
    const { id } = await upload(equipmentBatches.upload, {}, chosen, options);
    onShow(id);
    await reload();
  });
  const [name, setName] = useState<string>();
  const failure = sending.ended?.by === 'failure' ? toFailure(sending.ended.thrown) : undefined;
  return (
    <>
      <FileDrop
        label={t(words.file)}
        extensions={catalogExtensions}
        megabytes={MAX_CATALOG_MEGABYTES}
        fileName={name}
        progress={sending.percent}
        error={failure?.fields?.file ?? failure?.message}
        onFile={(chosen) => {
          setName(chosen.name);
          void sending.start(chosen);
        }}
      />
      <div className={styles.acts}>
        <Button onClick={saveTemplate}>{t(words.template)}</Button>
      </div>
    </>
  );
}

function saveTemplate() {
  const headings = cellFields.map((field) => cellHeadings[field][0]);
  saveTextFile('plantilla-catalogo.csv', toCsv(headings, [], { byteOrderMark: true }), 'text/csv');
}

interface CurrentBatchProps extends Pick<ImportDrawerProps, 'onShow'> {
  batchId: string;
}

function CurrentBatch({ batchId, onShow }: CurrentBatchProps) {
  const query = useRecord(equipmentBatches.show, { params: { equipmentBatchId: batchId } });
  return (
    <Loaded query={query}>
      {(batch) => (
        <>
          <h3>{t(words.current, { file: batch.file_name })}</h3>
          {batch.note && isOpen(batch) ? (
            <Alert type="warning" showIcon message={batch.note} />
          ) : null}
          <Step batch={batch} />
          <Ways batch={batch} onShow={onShow} />
        </>
      )}
    </Loaded>
  );
}

const isOpen = ({ state }: EquipmentBatch) => state === 'mapping' || state === 'review';

function Step({ batch }: { batch: EquipmentBatch }) {
  // Read otherwise it is begun anew.
  const read = [batch.encoding, batch.delimiter, ...batch.headings].join();
  const { add, update } = batch.counts;
  switch (batch.state) {
    case 'mapping':
      return (
        <>
          <BatchRows batch={batch} />
          <BatchColumns key={read} batch={batch} />
        </>
      );
    case 'review':
      return (
        <BatchReview
          key={read}
          batch={batch}
          firstRows={<BatchRows batch={batch} />}
          columns={<BatchColumns batch={batch} />}
        />
      );
    case 'done':
      return <Alert type="success" showIcon message={t(words.done, { count: add + update })} />;
    case 'undone':
      return <Alert type="info" showIcon message={t(words.wasUndone)} />;
    case 'discarded':
      return <Alert type="info" showIcon message={t(words.wasDiscarded)} />;
  }
}

const BatchRows = ({ batch }: { batch: EquipmentBatch }) => (
  <FirstRows
    headings={batch.headings}
    rows={batch.sample}
    fields={fieldsByColumn(fields, batch.columns)}
  />
);

function BatchColumns({ batch }: { batch: EquipmentBatch }) {
  const map = useAct(equipmentBatches.map);
  const params = { equipmentBatchId: batch.id };
  return (
    <ColumnForm
      read={batch}
      fields={fields}
      isPending={map.isPending}
      onRead={(body) => map.mutateAsync({ params, body })}
    />
  );
}

/** Away from this file: given up while nothing came in of it, taken back after that, or on to the next. */
function Ways({ batch, onShow }: { batch: EquipmentBatch } & Pick<ImportDrawerProps, 'onShow'>) {
  const discard = useConfirmedAct(equipmentBatches.discard);
  const undo = useConfirmedAct(equipmentBatches.undo);
  const args = { params: { equipmentBatchId: batch.id } };
  if (isOpen(batch)) {
    const question = {
      title: t(words.discardTitle),
      text: t(words.discardText),
      okText: t(words.discard),
      danger: true,
    };
    return (
      <div className={styles.acts}>
        <Button loading={discard.isPending} onClick={() => void discard.ask(question, args, {})}>
          {t(words.discard)}
        </Button>
      </div>
    );
  }
  const question = {
    title: t(words.undoTitle),
    text: t(words.undoText),
    okText: t(words.undo),
    danger: true,
  };
  return (
    <div className={styles.acts}>
      {batch.state === 'done' ? (
        <Button loading={undo.isPending} onClick={() => void undo.ask(question, args, {})}>
          {t(words.undo)}
        </Button>
      ) : null}
      <Button onClick={() => onShow('nueva')}>{t(words.another)}</Button>
    </div>
  );
}
