/** Fetches the frame of the first modal before one is opened; a failure is that of the modal that needs it later. */
export const fetchDialogs = (): void => {
  import(/* webpackChunkName: "registry-modal" */ './registry-modal').catch(() => undefined);
};
