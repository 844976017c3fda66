import { equipment, itemKinds } from '@contract/credit/equipment';
import { productCatalog } from '@contract/credit/product-catalog';
import { itemKindName } from '@contract/locales/es-MX/credit/equipment';
import { equipmentPage as words } from '@contract/locales/es-MX/credit/equipment-page';
import { table } from '@contract/locales/es-MX/kernel/table';
import { callFile } from '@portal/api/call';
import { t, texts } from '@portal/i18n';
import { ResourceTable } from '@portal/refine/ResourceTable';
import { useMay } from '@portal/refine/use-may';
import { useBeside } from '@portal/ui/Beside';
import { optionsOf } from '@portal/ui/form/inputs/options';
import { Page } from '@portal/ui/kit/Page';
import { useOutcome } from '@portal/ui/kit/use-outcome';
import { useScreenTitle } from '@portal/ui/screen-context';
import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router';
import { equipmentColumns } from './equipment-columns';
import { ItemActs } from './ItemActs';
import { ItemDrawer } from './ItemDrawer';

const ItemForm = lazy(() => import('./ItemForm').then((file) => ({ default: file.ItemForm })));
const ImportDrawer = lazy(() =>
  import('./ImportDrawer').then((file) => ({ default: file.ImportDrawer })),
);

/** The file of a catalogue that is being imported, in the address; `nueva` before there is one. */
const IMPORT = 'importar';
const NEW = 'nueva';

const filters = [
  {
    name: 'state',
    label: t(words.state),
    options: [
      { value: 'active', label: t(words.active) },
      { value: 'inactive', label: t(words.inactive) },
    ],
  },
  { name: 'kind', label: t(words.kind), options: optionsOf(itemKinds, texts(itemKindName)) },
  {
    name: 'product_id',
    label: t(words.product),
    options: productCatalog.map(({ id, text }) => ({ value: String(id), label: t(text) })),
  },
];

/** What an installer sells: its list, and for the company itself the ways to change it. */
export function EquipmentPage() {
  const title = useScreenTitle();
  const mayEdit = useMay('equipment.edit');
  const opened = useBeside();
  return (
    <Page
      title={title}
      explanation={t(mayEdit ? words.help : words.helpSeller)}
      action={
        <>
          <WorkbookButton />
          {mayEdit ? <OwnActs /> : null}
        </>
      }
    >
      <ResourceTable
        id="equipment"
        label={title}
        endpoint={equipment.list}
        columns={[
          ...equipmentColumns(mayEdit),
          ...(mayEdit
            ? [
                {
                  key: 'acts',
                  title: t(table.action),
                  render: (item: Parameters<typeof ItemActs>[0]['item']) => (
                    <ItemActs item={item} />
                  ),
                },
              ]
            : []),
        ]}
        rowKey={({ id }) => id}
        searchable
        dense
        cardsUnder={992}
        filters={filters}
        empty={{ text: t(mayEdit ? words.none : words.noneSeller) }}
      />
      <ItemDrawer equipmentId={opened.id} onClose={opened.close} />
    </Page>
  );
}

function WorkbookButton() {
  const tell = useOutcome();
  const [isBusy, setBusy] = useState(false);
  async function download() {
    setBusy(true);
    try {
      const [file, { saveFile }] = await Promise.all([
        callFile(equipment.workbook, {}),
        import('@portal/ui/table/export-rows'),
      ]);
      saveFile(file.name, file);
    } catch {
      tell.failed(t(words.fileFailed));
    } finally {
      setBusy(false);
    }
  }
  return (
    <Button loading={isBusy} onClick={() => void download()}>
      {t(words.workbook)}
    </Button>
  );
}

function OwnActs() {
  const [isAdding, setAdding] = useState(false);
  const [search, setSearch] = useSearchParams();
  const importing = search.get(IMPORT);

  function show(batchId: string | null) {
    const next = new URLSearchParams(search);
    if (batchId === null) next.delete(IMPORT);
    else next.set(IMPORT, batchId);
    setSearch(next, { replace: true, preventScrollReset: true });
  }

  return (
    <>
      <Button onClick={() => show(NEW)}>{t(words.import)}</Button>
      <Button type="primary" onClick={() => setAdding(true)}>
        {t(words.add)}
      </Button>
      <Suspense fallback={null}>
        {isAdding ? <ItemForm onClose={() => setAdding(false)} /> : null}
        {importing ? (
          <ImportDrawer
            batchId={importing === NEW ? undefined : importing}
            onShow={show}
            onClose={() => show(null)}
          />
        ) : null}
      </Suspense>
    </>
  );
}
