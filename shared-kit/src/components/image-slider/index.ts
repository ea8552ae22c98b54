export { ImageSlider, type ImageSliderProps, type SliderImage } from './image-slider';
