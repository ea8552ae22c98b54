import { routes, type Layout } from './routes.model';

const layoutOf = (layout: Layout) => routes.filter((route) => route.layout === layout).map(({ name }) => name);

describe('the layouts of the routes', () => {
  it('give the frame without header to people on their way in and out, and to help its own [SHELL-033]', () => {
    expect(layoutOf('not-auth').sort()).toEqual(
      ['confirm-registration', 'login', 'logout', 'recovery', 'recovery-reset', 'welcome'].sort(),
    );
    expect(layoutOf('help-form')).toEqual(['help']);
    // beyond the specification: what an employee opens by a pass link (PASS-294)
    expect(layoutOf('card')).toEqual(['pass-link']);
    // the empty layout belongs to the 404 page, which is no route
    expect(layoutOf('empty')).toEqual([]);
  });

  it('are the default for every route behind the sign-in but the sign-out, and for /notifications [SHELL-033]', () => {
    const behindSignIn = routes.filter(({ auth, name }) => auth && name !== 'logout').map(({ name }) => name);
    expect(layoutOf('default').sort()).toEqual([...behindSignIn, 'notifications'].sort());
  });
});
