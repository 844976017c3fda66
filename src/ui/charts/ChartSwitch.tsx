import { charts } from '@contract/locales/es-MX/kernel/charts';
import { t } from '@portal/i18n';
import { Button } from 'antd';

interface ChartSwitchProps {
  asTable: boolean;
  onChange: (asTable: boolean) => void;
}

/** Changes a drawing for the table behind it, and back. */
export function ChartSwitch({ asTable, onChange }: ChartSwitchProps) {
  return (
    <Button size="small" onClick={() => onChange(!asTable)}>
      {asTable ? t(charts.asChart) : t(charts.asTable)}
    </Button>
  );
}
