/** Takes the place of the function of the contract in a build: the texts of the hub come with the definition. */
export const defineRemote = (definition) => ({ ...definition, hubTexts: '__FAIRFRONT_HUB_TEXTS__' });
