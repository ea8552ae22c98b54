import type { ReactNode } from 'react';
import DefaultLayout from './default-layout';

/** The frame of work places: the content takes the whole window below the header, without a footer. */
const WideLayout = ({ children }: { children: ReactNode }) => <DefaultLayout isWide>{children}</DefaultLayout>;

export default WideLayout;
