import { dayInMexicoCity } from '@contract/kernel/fields/day';
import { withdrawals } from '@contract/treasury/withdrawals';
import { accreditationsCome } from './demo-accreditations';
import { bankLine, commit, deposit, HOUSE_CLABE, INSTALLER_CLABE, uploadOwn } from './demo-acts';
import { arrive, installerComes, type Town } from './demo-arrivals';
import { installer, type Paid, second, staff } from './demo-cast';
import { catalogIsFilled } from './demo-catalog';
import { creditLife } from './demo-credits';
import type { Life } from './demo-days';
import { leadsAreWorked } from './demo-leads';
import { type Plan, plans } from './demo-plans';
import { prospectsCome, requestsAreFollowed } from './demo-prospects';
import { supportIsPublished } from './demo-support';
import { installersSell } from './demo-tools';
import { demoTown } from './demo-town';
import type { StoryPlayer } from './story-player';

/** The days on which people come, many at a time: how many of the investors and of the applicants. */
const arrivals = [
  { day: 355, investors: 12, applicants: 14 },
  { day: 245, investors: 11, applicants: 14 },
  { day: 90, investors: 0, applicants: 5 },
];
/** Who of the applicants were prospects of the program, with credits that are repaid where they were found. */
const WON = [19, 14];
const INSTALLERS_COME = 354;
const INVESTORS_COME = 353;
/** Early enough to have lent. */
const COMPANY_COMES = 240;
/** So many investors come on a day, and days from those to the next. */
const INVESTORS_AT_ONCE = 2;
const BETWEEN_INVESTORS = 22;
/** An investor pays in at least so much at a time. */
const LEAST_DEPOSIT = 4_000_000;
/** Days ago on which what staff have not looked at came. */
const JUST_NOW = 5;
/** So many share a credit. */
const SHARES = 3;

/** A year of a town: those who come, their credits and their money. */
export function yearOfTown(player: StoryPlayer, town: Omit<Town, 'won'>, today: Date): Life[] {
  const people = demoTown();
  const won = WON.flatMap((i) => people.applicants[i] ?? []);
  const purses = new Purses(player);
  let serial = 0;
  const trackingKey = () => {
    serial += 1;
    return `DEMO${String(serial).padStart(8, '0')}`;
  };
  const someone = <T>(list: readonly T[], n: number): T => {
    const one = list[n % list.length];
    if (one === undefined) throw new Error('Demo: nobody is left');
    return one;
  };
  const investors = [...people.investors];
  const applicants = [...people.applicants];
  return [
    ...arrivals.map((wave, i) =>
      arrive(
        player,
        { ...town, won },
        [
          ...(i === 0 ? people.installers : []),
          ...investors.splice(0, wave.investors),
          ...applicants.splice(0, wave.applicants),
        ],
        wave.day,
      ),
    ),
    ...people.installers.map((each, i) =>
      installerComes(player, each, { comes: INSTALLERS_COME, serial: INSTALLERS_COME - i }),
    ),
    ...people.investors.map((each, i) =>
      investorLife(player, each, {
        comes: each.isCompany
          ? COMPANY_COMES
          : INVESTORS_COME - Math.floor(i / INVESTORS_AT_ONCE) * BETWEEN_INVESTORS,
        takesOut: i % 4 === 1,
        unseen: i % 5 === 0,
        purses,
        trackingKey,
      }),
    ),
    prospectsCome(player, won),
    requestsAreFollowed(player),
    supportIsPublished(player),
    accreditationsCome(player),
    installersSell(player, people.applicants),
    catalogIsFilled(player),
    leadsAreWorked(player),
    ...plans.map((plan, i) =>
      creditLife(
        {
          player,
          applicant: someone(people.applicants, i),
          // What the installer of the demo has to sign, to install and to be paid.
          installer: waitsForInstaller(plan)
            ? { ...installer, clabe: INSTALLER_CLABE }
            : someone(people.installers, i),
          gather: (opportunityId, cents) =>
            player.inTurn(() => purses.gather(opportunityId, cents, trackingKey)),
          trackingKey,
          today: dayInMexicoCity(today),
          serial: i + 1,
        },
        plan,
      ),
    ),
  ];
}

/** A contract whose other signers have signed, a system to install, a payment to come. */
const waitsForInstaller = ({ fate, hasSpouse }: Plan): boolean =>
  fate === 'installing' || fate === 'to_pay' || (fate === 'to_sign' && !hasSpouse);

/** The money of the town's investors, who come one after the other. */
class Purses {
  private readonly people: { who: Paid; cents: number }[] = [];
  private turn = 0;

  constructor(private readonly player: StoryPlayer) {}

  async fill(who: Paid, cents: number, trackingKey: string) {
    await deposit(this.player, who, cents, trackingKey, who.clabe);
    const known = this.people.find((each) => each.who === who);
    if (known) known.cents += cents;
    else this.people.push({ who, cents });
  }

  /** The next ones in turn take their shares of a credit, and pay in first what they lack. */
  async gather(opportunityId: string, cents: number, trackingKey: () => string) {
    let left = cents;
    for (let shares = Math.min(SHARES, this.people.length); left > 0; shares -= 1) {
      const purse = this.people[this.turn % this.people.length];
      if (!purse) throw new Error('Demo: no investor has come yet');
      this.turn += 1;
      const share = shares <= 1 ? left : Math.round(left / shares);
      if (purse.cents < share) {
        await this.fill(purse.who, Math.max(LEAST_DEPOSIT, share), trackingKey());
      }
      await commit(this.player, purse.who, opportunityId, share);
      purse.cents -= share;
      left -= share;
    }
  }
}

interface Habits {
  comes: number;
  /** Takes some of it out again, months later. */
  takesOut: boolean;
  /** Brings a proof of address these days, which waits for staff. */
  unseen: boolean;
  purses: Purses;
  trackingKey: () => string;
}

async function* investorLife(player: StoryPlayer, who: Paid, habits: Habits): Life {
  const { comes, takesOut, unseen, purses, trackingKey } = habits;
  yield comes;
  await player.inTurn(() => purses.fill(who, LEAST_DEPOSIT, trackingKey()));
  if (takesOut) yield* takeOut(player, who, comes, trackingKey);
  if (!unseen) return;
  yield JUST_NOW;
  await uploadOwn(player, who, '2', 'Comprobante de domicilio');
}

/** Months later takes some money out. */
async function* takeOut(
  player: StoryPlayer,
  who: Paid,
  comes: number,
  trackingKey: () => string,
): Life {
  yield comes - 90;
  const amount_cents = 250_000;
  const asked = await player.call(who, withdrawals.create, { body: { amount_cents } });
  const tracking_key = trackingKey();
  yield comes - 91;
  await player.callByTwo(staff, second, withdrawals.send, {
    params: { withdrawalId: asked.id },
    body: { tracking_key },
  });
  await bankLine(
    player,
    {
      tracking_key,
      amount_cents,
      sender_clabe: HOUSE_CLABE,
      sender_name: 'Solfondo',
      receiver_clabe: who.clabe,
      concept: 'Retiro',
    },
    'out',
  );
}
