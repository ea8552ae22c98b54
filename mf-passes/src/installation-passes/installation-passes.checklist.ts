import { defineChecklist } from '@fairfront/shared-kit/platform';
import { usePersonalPassesChecklist } from '../personal-passes/use-personal-passes-checklist';

export default defineChecklist(() => usePersonalPassesChecklist('installation'));
