import type { Locale } from '@fairfront/shared-kit/model';
import { issueTextBy, type Issue } from '@fairfront/shared-kit/model/validation';
import { translatorOf } from './area-texts';

/** The text of a broken rule: of the kit's `kitRules`, or of the area that the rule belongs to (SHELL-178). */
export const issueText = (issue: Issue, locale: Locale): string =>
  issueTextBy(translatorOf('kitRules', locale), locale)(issue);
