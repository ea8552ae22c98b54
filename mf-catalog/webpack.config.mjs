import { remotePackage } from '@fairfront/shared-kit/tooling/webpack/remote.mjs';

/** until step 1 can be used, little is loaded in few requests. */
const embed = {
  // at hand in the portal, in an embed with the first use
  onDemand: [
    { from: 'alphabet.step.tsx', request: /^\.\.\/proof\/proof$/, by: '../embed/proof-on-demand' },
    {
      from: 'draft-field.tsx',
      request: /^\.\/(?:comment-note|field-conflict)$/,
      by: '../embed/notes-on-demand',
    },
    { from: 'step-body.tsx', request: /^\.\/first-step$/, by: '../embed/first-step-at-hand' },
    { from: 'use-draft-rules.ts', request: /^\.\/use-draft-check$/, by: '../embed/draft-check-on-demand' },
    { from: 'use-wizard-start.ts', request: /^\.\/use-draft-check$/, by: '../embed/draft-check-on-demand' },
    { from: 'open-wizard.tsx', request: /^\.\.\/notes\/return-notice$/, by: '../embed/notes-on-demand' },
  ],
};

export default remotePackage(import.meta.url, { embed });
