import webpack from 'webpack';

/**
 * What Chromium reads at the top of a file whose functions are nearly all called while it loads: it compiles them beside the download
 * instead of one after the other on the main thread. Other browsers see a comment.
 */
export const compileHint = '//# allFunctionsCalledOnLoad';

/** Files that every first screen runs: entries of shell and remotes, home, hub and what they share of the kit. Windows come without. */
const ofFirstScreens = /^(react|main|remote|signed-in|screen-participant|kit-home|kit-base)\.[\w.]*js$/;

/** Marks the files of the first screens; after the minimizer, which drops comments, and before names and hashes are computed. */
export const compileHints = () =>
  new webpack.BannerPlugin({
    banner: compileHint,
    raw: true,
    test: ofFirstScreens,
    stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
  });
