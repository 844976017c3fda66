import { DEMO_PASSWORD, demoAccounts } from './accounts';
import { accountsTable } from './accounts-table';

const rows = demoAccounts.map(({ role, email, note }) => ({
  role,
  email,
  password: DEMO_PASSWORD,
  note,
}));

const json = process.argv.includes('--json');
process.stdout.write(json ? `${JSON.stringify(rows, null, 2)}\n` : accountsTable(demoAccounts));
