import { DEMO_PASSWORD, demoAccounts } from './accounts';

const rows = demoAccounts.map(({ role, email, note }) => ({
  role,
  email,
  password: DEMO_PASSWORD,
  note,
}));

if (process.argv.includes('--json')) process.stdout.write(`${JSON.stringify(rows, null, 2)}\n`);
else {
  for (const { role, email, password, note } of rows) {
    process.stdout.write(`${role.padEnd(28)}${email.padEnd(28)}${password.padEnd(20)}${note}\n`);
  }
}
