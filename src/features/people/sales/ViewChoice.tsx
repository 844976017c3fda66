import { prospectBoard as words } from '@contract/locales/es-MX/program/prospect-board';
import { t } from '@portal/i18n';
import { Segmented } from 'antd';
import { useSearchParams } from 'react-router';

const views = ['list', 'board'] as const;
type View = (typeof views)[number];

/** How they are shown, kept in the address with what they are narrowed by. */
export function useSalesView(): [View, (view: View) => void] {
  const [params, setParams] = useSearchParams();
  const view = params.get('view') === 'board' ? 'board' : 'list';
  const show = (next: View) =>
    setParams(
      (current) => {
        const changed = new URLSearchParams(current);
        if (next === 'list') changed.delete('view');
        else changed.set('view', next);
        return changed;
      },
      { preventScrollReset: true },
    );
  return [view, show];
}

export function ViewChoice() {
  const [view, show] = useSalesView();
  return (
    <Segmented<View>
      aria-label={t(words.view)}
      value={view}
      options={views.map((value) => ({ value, label: t(words[value]) }))}
      onChange={show}
    />
  );
}
