import * as z from 'zod';

const account = z.object({
  email: z.string(),
  name: z.string(),
  note: z.string(),
  password: z.string(),
});

const answer = z.object({
  title: z.string(),
  help: z.string(),
  roles: z.array(z.object({ role: z.string(), accounts: z.array(account) })),
});

export type DemoAccount = z.infer<typeof account>;
export type DemoSignIn = z.infer<typeof answer>;

/** What the server the portal came from says of its demo accounts; null where it says nothing readable. */
export async function demoSignIn(): Promise<DemoSignIn | null> {
  try {
    const response = await fetch('/demo-accounts.json');
    return response.ok ? answer.parse(await response.json()) : null;
  } catch {
    return null;
  }
}
