import {
  businessSectorName,
  educationName,
  experienceName,
  horizonName,
  housingName,
  lossToleranceName,
  objectiveName,
} from '@contract/locales/es-MX/people/profiles';
import {
  type AboutYouField,
  businessSectors,
  educations,
  experiences,
  horizons,
  housings,
  lossTolerances,
  objectives,
} from '@contract/people/about-you';
import { texts } from '@portal/i18n';
import { type Option, optionsOf } from '@portal/ui/form/inputs/options';

type ChosenField = Exclude<
  AboutYouField,
  'occupation' | 'monthly_income_cents' | 'dependants' | 'workers' | 'annual_sales_cents'
>;

export const aboutYouChoices: Readonly<Record<ChosenField, Option[]>> = {
  business_sector: optionsOf(businessSectors, texts(businessSectorName)),
  housing: optionsOf(housings, texts(housingName)),
  education: optionsOf(educations, texts(educationName)),
  experience: optionsOf(experiences, texts(experienceName)),
  objective: optionsOf(objectives, texts(objectiveName)),
  horizon: optionsOf(horizons, texts(horizonName)),
  loss_tolerance: optionsOf(lossTolerances, texts(lossToleranceName)),
};
