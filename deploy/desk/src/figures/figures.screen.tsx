import { DeskFrame } from '../frame/desk-frame';
import { placeOf } from '../frame/desk-place';
import { Figures } from './figures';

/** `/desk/figures`: services sold, passes by day, revenue. */
const FiguresScreen = () => (
  <DeskFrame place={placeOf('figures')}>
    {({ exhibition, mayRead }) => <Figures key={exhibition} exhibition={exhibition} mayRead={mayRead} />}
  </DeskFrame>
);

export default FiguresScreen;
