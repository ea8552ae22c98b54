import type { Locale } from '@fairfront/shared-kit/domain/common';
import { issueTextBy, type Issue } from '@fairfront/shared-kit/domain/validation';
import { translatorOf } from './area-texts';

/** The text of a broken rule: from the kit's `kitRules`, or from the area of the rule. */
export const issueText = (issue: Issue, locale: Locale): string =>
  issueTextBy(translatorOf('kitRules', locale), locale)(issue);
