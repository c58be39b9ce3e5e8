export { emergencyAlert } from './emergencyAlertTexts/en';
