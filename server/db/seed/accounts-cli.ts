import { DEMO_PASSWORD, demoAccounts, demoTable } from './accounts';

const rows = demoAccounts.map(({ role, email, note }) => ({
  role,
  email,
  password: DEMO_PASSWORD,
  note,
}));

const json = process.argv.includes('--json');
process.stdout.write(json ? `${JSON.stringify(rows, null, 2)}\n` : `${demoTable()}\n`);
