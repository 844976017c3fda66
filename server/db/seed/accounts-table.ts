import { DEMO_PASSWORD, type DemoAccount } from './accounts';

/** Demo accounts as lines of text, with what is needed to sign in as each. */
export function accountsTable(accounts: readonly DemoAccount[]): string {
  const line = ({ role, email, note }: DemoAccount) =>
    `${role.padEnd(28)}${email.padEnd(28)}${DEMO_PASSWORD.padEnd(20)}${note}\n`;
  return accounts.map(line).join('');
}
