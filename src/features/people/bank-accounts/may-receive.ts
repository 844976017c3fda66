interface Account {
  usable_at: string;
  in_own_name: boolean;
}

/** Whether an account is so new that no money goes to it yet. */
export const rests = ({ usable_at }: Pick<Account, 'usable_at'>): boolean =>
  new Date(usable_at) > new Date();

/** Whether money may go to an account by now: it is in its owner's name, and has rested. */
export const mayReceive = (account: Account): boolean => account.in_own_name && !rests(account);
